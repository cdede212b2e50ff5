"""Guests: somebody is whoever has a cookie. No accounts, no passwords."""

import hashlib
import re
import secrets
from collections.abc import Mapping
from typing import Final

from aiohttp import web

COOKIE: Final = "mascarade"
SECURE_COOKIE: Final = "__Host-mascarade"
"""Over https: a browser takes it from nobody but this very host, and sends it nowhere else."""
YEAR: Final = 365 * 24 * 3600

_TOKEN: Final = re.compile("[0-9a-f]{32}")


def guest_of(token: str, seat: int) -> str:
    """A guest's name in ledgers and memory: from it nobody gets the token back."""
    return hashlib.sha256(f"{token}:{seat}".encode()).hexdigest()[:20]


def token_in(cookies: Mapping[str, str], secure: bool) -> str | None:
    """Whose cookies these are. Over https the plain cookie counts, too: guests may have got it when the server had no https yet."""
    for name in (SECURE_COOKIE, COOKIE) if secure else (COOKIE,):
        token = cookies.get(name, "")
        if _TOKEN.fullmatch(token):
            return token
    return None


def welcome(response: web.StreamResponse, cookies: Mapping[str, str], secure: bool) -> str:
    """Give a guest the cookie if they do not have it yet; gives their token."""
    token = token_in(cookies, secure)
    name = SECURE_COOKIE if secure else COOKIE
    if token is None or cookies.get(name) != token:
        token = token or secrets.token_hex(16)
        response.set_cookie(name, token, max_age=YEAR, httponly=True, samesite="Lax", secure=secure, path="/")
    return token
