"""Stage 6b: the graph as files that other tools open. The table is :data:`kg.export.exporters.EXPORTERS`.

What all formats share:

- **Node ids are local ids** (``paper/…``, ``entity/…``), so that builds with different base IRIs can be compared; the
  absolute IRI is the attribute ``iri``. **Edge ids** are ``e0``, ``e1``, … in the order of source, target and type:
  unique in the whole file, because readers drop edges whose ids repeat (networkx#7732).
- **Attributes** are those that :mod:`kg.graph.view` declares, and ``iri``; none is called ``id``, ``pid``, ``type``,
  ``source`` or ``target``, which readers take for structure (networkx#8339). What is unknown is left out; so is NaN.
- **All edges are directed**; ``related`` and ``coOccursWith`` have no direction of their own and are written once, from
  the smaller id.
- **Characters that XML 1.0 cannot hold** (controls, lone surrogates, U+FFFE, U+FFFF) are dropped in every format, so
  that a name is the same in all files; :class:`kg.export.rows.ExportStats` counts them.
- **Lists** are arrays in JSON and joined with ``|`` in XML and CSV, where a ``|`` in an item becomes ``¦`` (U+00A6).
- **Bytes** depend on the records alone: sorted, UTF-8, line feeds, no date.
"""
