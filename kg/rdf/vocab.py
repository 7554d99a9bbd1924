"""The ontology as a closed namespace of rdflib; nothing of a build needs it, so that rdflib is not imported there."""

from rdflib import URIRef
from rdflib.namespace import DefinedNamespace, Namespace

from kg.rdf.known import OWN_TERMS
from kg.rdf.prefixes import PREFIXES


class KG(DefinedNamespace):
    """The ontology of paperkg (``schema/kg.ttl``): ``KG.uses``; what is no term of it raises ``AttributeError``."""

    _fail = True
    _NS = Namespace(PREFIXES["kg"])
    __annotations__ = dict.fromkeys(OWN_TERMS, URIRef)  # what rdflib takes as the list of terms
