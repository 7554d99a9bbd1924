"""The pages: written on the server, with styles and scripts of this folder alone, so that they work offline.

The content security policy allows nothing else to be loaded, and no inline script, whatever a title holds.
"""

from http import HTTPStatus
from importlib.resources import files

from jinja2 import Environment, PackageLoader, StrictUndefined

from kg.serve.messages import HttpError, Request, Response, only

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'self'"
)
_ASSETS = {"site.css": "text/css; charset=utf-8", "query.js": "text/javascript; charset=utf-8"}

_TEMPLATES = Environment(
    loader=PackageLoader("kg.serve", "assets"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def page(template: str, headers: tuple[tuple[str, str], ...] = (), **values: object) -> Response:
    """A page from a template of the folder ``assets``; values are escaped."""
    text = _TEMPLATES.get_template(template).render(values)
    policy = (("Content-Security-Policy", _POLICY), ("Referrer-Policy", "no-referrer"))
    return Response(HTTPStatus.OK, text.encode("utf-8", "replace"), "text/html; charset=utf-8", (*policy, *headers))


def asset(request: Request) -> Response:
    """A style or a script; raises the 404 of :class:`HttpError` for any other name."""
    only(request, "GET", "HEAD")
    name = request.path.rpartition("/")[2]
    if name not in _ASSETS:
        raise HttpError(HTTPStatus.NOT_FOUND, f"{request.path}: there is no such file.")
    body = (files("kg.serve") / "assets" / name).read_bytes()
    return Response(HTTPStatus.OK, body, _ASSETS[name], (("Cache-Control", "no-cache"),))
