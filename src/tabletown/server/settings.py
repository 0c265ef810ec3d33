"""What a server is told when it starts."""

from dataclasses import dataclass
from ipaddress import ip_address
from math import inf
from urllib.parse import urlsplit

from tabletown.core.errors import TabletownError

_USUAL_PORT = {"http": 80, "https": 443}
DEFAULT_DB = "tabletown.sqlite3"
LONGEST_THOUGHT = 25.0
"""Seconds: a bot that has not answered a little later is given up."""
LONGEST_KEPT = 36_500
"""Days: calendars of browsers end some time after that."""
POSTGRES = ("postgresql://", "postgres://")


class BadSettings(TabletownError):
    """A server cannot be started like this."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All that a host can choose; `choosing` says of each in words what it is."""

    db: str = DEFAULT_DB
    host: str = "127.0.0.1"
    port: int = 8000
    """0: any free one."""
    public_url: str = ""
    """How the world reaches this server, if not by host and port."""
    bot_workers: int = 1
    """Processes in which bots think; 0: a thread of this process."""
    bot_seconds: float = 1.0
    """How long a bot may think about one move."""
    bot_patience: float = 5.0
    """How long a bot waits with its move for what a partner may propose."""
    rate_factor: float = 1.0
    """Multiplies all rate limits."""
    behind_proxy: bool = False
    """Whether X-Forwarded-For is written by a proxy of ours, and can be trusted."""
    bots: tuple[str, ...] = ()
    """Bots from elsewhere that are offered, as GAME=module:factory."""
    metrics_token: str = ""
    """Whoever asks for the figures has to say it; empty: they are for everybody."""
    keep_finished_days: int = 0
    """How long a finished game stays; 0: for ever."""
    keep_untouched_days: int = 0
    """How long a game that nobody goes on with stays; 0: for ever."""
    operator: str = ""
    """Who runs this server, for the page about privacy."""
    contact: str = ""
    """How to reach them."""

    def url(self, port: int) -> str:
        return self.public_url.rstrip("/") or f"http://{_written(self.host)}:{port}"

    def origins(self, port: int) -> tuple[str, ...]:
        """Exactly these pages may open a socket here."""
        if not self.public_url:
            return tuple(f"http://{host}:{port}" for host in {_written(self.host), "localhost", "127.0.0.1"})
        # Browsers write it in small letters, and leave the usual port out.
        parts = urlsplit(self.public_url)
        port_shown = "" if parts.port in (None, _USUAL_PORT[parts.scheme]) else f":{parts.port}"
        return (f"{parts.scheme}://{_written(parts.hostname or '')}{port_shown}",)

    @property
    def needs_public_url(self) -> bool:
        """Whether it listens to the whole network, but cannot tell by which name it is found there."""
        return _is_everywhere(self.host) and not self.public_url


def check(settings: Settings) -> None:
    """Raises BadSettings: in one sentence, which names both where two contradict each other."""
    if settings.public_url and not _is_address(settings.public_url):
        raise BadSettings(f"“{settings.public_url}” is not an address such as https://games.example.org")
    if not 0 <= settings.port <= 65535:
        raise BadSettings(f"{settings.port} is not a port: they are 0 to 65535")
    if not 0 <= settings.bot_workers <= 64:
        raise BadSettings(f"0 to 64 processes can think for bots, not {settings.bot_workers}")
    if not 0 <= settings.bot_seconds <= LONGEST_THOUGHT:
        raise BadSettings(f"a bot may think for 0 to {LONGEST_THOUGHT:g} seconds, not {settings.bot_seconds:g}")
    # What is no number at all is less than nothing, and more than nothing, too.
    if not (0 <= settings.bot_patience < inf and 0 < settings.rate_factor < inf):
        raise BadSettings("bot_patience cannot be negative, rate_factor has to be more than 0, and both are numbers")
    _check_days(settings)
    if "://" in settings.db and not settings.db.startswith(POSTGRES):
        # No more of it: there may be a password in it.
        raise BadSettings(f"db begins with “{settings.db.partition('://')[0]}://”: a file, or postgresql://… is meant")
    if not settings.db.strip():
        raise BadSettings("db is empty: a file, or postgresql://… is meant")
    _contradictions(settings)


def _check_days(settings: Settings) -> None:
    days = (settings.keep_finished_days, settings.keep_untouched_days)
    if min(days) < 0:
        raise BadSettings("keep_finished_days and keep_untouched_days are days, or 0 for ever: they cannot be negative")
    if max(days) > LONGEST_KEPT:
        raise BadSettings(
            f"keep_finished_days and keep_untouched_days are at most {LONGEST_KEPT}, or 0 for ever, not {max(days)}"
        )


def _contradictions(settings: Settings) -> None:
    if settings.behind_proxy and settings.needs_public_url:
        raise BadSettings(
            "behind_proxy is on, but public_url is not set: behind a proxy this server cannot know its own address, "
            "and would refuse every page that comes from there"
        )
    parts = urlsplit(settings.public_url)
    if parts.scheme == "https" and _is_everywhere(settings.host) and not settings.behind_proxy:
        raise BadSettings(
            f"public_url is {settings.public_url}, but behind_proxy is off: this server speaks no TLS itself, so there "
            "is a proxy, and without behind_proxy all visitors would share the limits of one"
        )


def doubts(settings: Settings) -> tuple[str, ...]:
    """What can be, but is seldom meant: a sentence each."""
    found = []
    outside = settings.public_url and not _is_here(urlsplit(settings.public_url).hostname or "")
    if outside and _is_here(settings.host) and not settings.behind_proxy:
        found.append(
            f"public_url is {settings.public_url}, but host {settings.host} lets only this machine in and behind_proxy "
            "is off: if a proxy is in front, all its visitors share the limits of one"
        )
    return tuple(found)


def has_password(db: str) -> bool:
    if not db.startswith(POSTGRES):
        return False
    try:
        parts = urlsplit(db)
        return bool(parts.password) or "password=" in parts.query
    except ValueError:
        return True


def without_password(db: str) -> str:
    """Fit to be shown."""
    if not has_password(db):
        return db
    scheme, _, rest = db.partition("://")
    user, _, where = rest.rpartition("@")
    shown = f"{user.partition(':')[0]}:…@{where}" if user else where
    return f"{scheme}://{shown.partition('?')[0]}"


def _is_everywhere(host: str) -> bool:
    return host in ("0.0.0.0", "::")


def _is_here(host: str) -> bool:
    """Whether only this very machine is meant."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in _USUAL_PORT and bool(parts.hostname) and not parts.query and parts.port != 0
    except ValueError:
        # A port that is none, or half an IPv6 address.
        return False


def _written(host: str) -> str:
    return f"[{host}]" if ":" in host else host
