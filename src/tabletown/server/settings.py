"""What a server is told when it starts."""

from dataclasses import dataclass
from urllib.parse import urlsplit

from tabletown.core.errors import TabletownError

_USUAL_PORT = {"http": 80, "https": 443}


class BadSettings(TabletownError):
    """A server cannot be started like this."""


@dataclass(frozen=True, slots=True)
class Settings:
    db: str = "tabletown.sqlite3"
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
        return self.host in ("0.0.0.0", "::") and not self.public_url


def check(settings: Settings) -> None:
    if settings.public_url and not _is_address(settings.public_url):
        raise BadSettings(f"“{settings.public_url}” is not an address such as https://games.example.org")
    if not 0 <= settings.port <= 65535:
        raise BadSettings(f"{settings.port} is not a port: they are 0 to 65535")
    if not 0 <= settings.bot_workers <= 64:
        raise BadSettings(f"0 to 64 processes can think for bots, not {settings.bot_workers}")


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in _USUAL_PORT and bool(parts.hostname) and not parts.query and parts.port != 0
    except ValueError:
        # A port that is none, or half an IPv6 address.
        return False


def _written(host: str) -> str:
    return f"[{host}]" if ":" in host else host
