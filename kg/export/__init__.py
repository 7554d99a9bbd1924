"""Files that other graph tools open."""
