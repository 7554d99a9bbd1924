"""Stage 2: from raw text to a cleaned one whose every character leads back, to sentences, and to lookup keys."""
