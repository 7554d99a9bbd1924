"""Training of the extractor's model: from annotated papers to the files of ``kg/extract/weights``.

Needs the extra ``train`` (torch); nothing here is in the wheel. ``python -m training --help`` is the one command.
"""
