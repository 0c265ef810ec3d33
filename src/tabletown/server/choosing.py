"""Where settings come from: the command line, the environment, a file, or what is usual; in this order.

One list for all of them. Secrets never stand on the command line, where everybody on the machine can read them, and are
never shown.
"""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from enum import StrEnum
from pathlib import Path
from typing import TypeAlias, cast

from tabletown.server.settings import BadSettings, Settings, has_password, without_password

PREFIX = "TABLETOWN_"
FILE = "TABLETOWN_SETTINGS"
"""Names the file, unless the command line does."""
_OTHERS = {FILE, "TABLETOWN_DATA"}
"""What is no setting of a server, but is read elsewhere."""
_YES, _NO = {"1", "true", "yes", "on"}, {"0", "false", "no", "off", ""}
SettingValue: TypeAlias = str | int | float | bool | tuple[str, ...]


class SettingSource(StrEnum):
    """Where a value came from, strongest first."""

    COMMAND_LINE = "command line"
    ENVIRONMENT = "environment"
    FILE = "file"
    DEFAULT = "default"


@dataclass(frozen=True, slots=True)
class HostSetting:
    name: str
    words: str
    secret: bool = False

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()

    @property
    def option(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def default(self) -> SettingValue:
        return cast(SettingValue, getattr(Settings(), self.name))

    def shown(self, value: SettingValue) -> str:
        """For people: secrets are not."""
        if self.secret:
            return "(set)" if value else ""
        if isinstance(value, bool):
            return "yes" if value else "no"
        return ", ".join(value) if isinstance(value, tuple) else without_password(str(value))


ALL_SETTINGS = (
    HostSetting("db", "A file for SQLite, or postgresql://…; with a password in it never on the command line."),
    HostSetting("host", "The address to listen on; 0.0.0.0 for all."),
    HostSetting("port", "The port to listen on; 0 for any free one."),
    HostSetting("public_url", "How the world reaches this server; links begin with it."),
    HostSetting("behind_proxy", "Trust X-Forwarded-For."),
    HostSetting("bot_workers", "Processes in which bots think; 0: a thread."),
    HostSetting("bot_seconds", "How long a bot may think about a move."),
    HostSetting("bot_patience", "How long a bot waits for its partner's proposals."),
    HostSetting("bots", "Bots of your own, as GAME=module:factory."),
    HostSetting("rate_factor", "Multiplies all rate limits."),
    HostSetting("metrics_token", "Whoever asks for /metrics has to say it (Authorization: Bearer …).", secret=True),
    HostSetting("keep_finished_days", "Finished games are deleted after so many days; 0: never."),
    HostSetting("keep_untouched_days", "Games that nobody goes on with are deleted after so many days; 0: never."),
    HostSetting("operator", "Who runs this server, for the page about privacy."),
    HostSetting("contact", "How to reach them: an address for mail, or a page."),
)
_BY_NAME = {setting.name: setting for setting in ALL_SETTINGS}


@dataclass(frozen=True, slots=True)
class ChosenSettings:
    settings: Settings
    sources: Mapping[str, SettingSource]

    def rows(self) -> list[tuple[HostSetting, str, SettingSource]]:
        """Every setting as it is, and why; fit to be shown."""
        values = [cast(SettingValue, getattr(self.settings, setting.name)) for setting in ALL_SETTINGS]
        return [
            (one, one.shown(value), self.sources[one.name]) for one, value in zip(ALL_SETTINGS, values, strict=True)
        ]


def choose(
    given: Mapping[str, SettingValue | None], environment: Mapping[str, str], file: str | None = None
) -> ChosenSettings:
    """`given` on the command line; None: not. Raises BadSettings, or OSError for a file that is not there."""
    _no_secrets(given)
    said = {name: value for name, value in given.items() if value is not None}
    path = file or environment.get(FILE, "")
    layers = (
        (SettingSource.FILE, _in_file(Path(path)) if path else {}),
        (SettingSource.ENVIRONMENT, _in_environment(environment)),
        (SettingSource.COMMAND_LINE, said),
    )
    values: dict[str, SettingValue] = {}
    sources = {setting.name: SettingSource.DEFAULT for setting in ALL_SETTINGS}
    for source, found in layers:
        values |= found
        sources |= dict.fromkeys(found, source)
    # Every value was made for the type of its field.
    make = cast(Callable[..., Settings], replace)
    return ChosenSettings(make(Settings(), **values), sources)


def _no_secrets(given: Mapping[str, SettingValue | None]) -> None:
    secret = next((one for one in ALL_SETTINGS if one.secret and given.get(one.name) is not None), None)
    if has_password(str(given.get("db") or "")):
        secret = _BY_NAME["db"]
    if secret is not None:
        raise BadSettings(
            f"{secret.option} holds a secret, and everybody on this machine can read the command line: put it into "
            f"{secret.variable}, or into a file that {secret.variable}_FILE names"
        )


def _in_file(path: Path) -> dict[str, SettingValue]:
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"{path} is no file of settings: {error}") from None
    return {name: _from_toml(path, name, value) for name, value in found.items()}


def _from_toml(path: Path, name: str, value: object) -> SettingValue:
    setting = _BY_NAME.get(name)
    if setting is None:
        raise BadSettings(f"{path}: {_unknown(name, list(_BY_NAME))}")
    if isinstance(setting.default, tuple):
        if isinstance(value, list) and all(isinstance(one, str) for one in value):
            return tuple(value)
    elif type(value) is type(setting.default):
        return cast(SettingValue, value)
    elif isinstance(setting.default, float) and type(value) is int:
        return float(value)
    raise BadSettings(f"{path}: {name} has to be {_kind(setting)}, not {value!r}")


def _in_environment(environment: Mapping[str, str]) -> dict[str, SettingValue]:
    found: dict[str, SettingValue] = {}
    known = {setting.variable: setting for setting in ALL_SETTINGS}
    for variable, text in environment.items():
        if not variable.startswith(PREFIX) or variable in _OTHERS:
            continue
        if (setting := known.get(variable)) is not None:
            found[setting.name] = _from_text(setting, variable, text)
        elif (setting := known.get(variable.removesuffix("_FILE"))) is not None:
            # As systemd and compose hand on what is secret: a file with nothing else in it.
            if setting.variable in environment:
                raise BadSettings(f"{setting.variable} and {variable} are both set: leave one of them out")
            found[setting.name] = _from_text(setting, variable, _only_line(Path(text)))
        else:
            raise BadSettings(_unknown(variable, [*known, *_OTHERS]))
    return found


def _only_line(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8").strip()
    except UnicodeDecodeError:
        raise BadSettings(f"{path} holds no text") from None


def _from_text(setting: HostSetting, variable: str, text: str) -> SettingValue:
    kind = setting.default
    try:
        if isinstance(kind, bool):
            return _truth(text)
        if isinstance(kind, int):
            return int(text)
        if isinstance(kind, float):
            return float(text)
    except ValueError:
        raise BadSettings(f"{variable} has to be {_kind(setting)}, not “{text[:80]}”") from None
    return tuple(part.strip() for part in text.split(",") if part.strip()) if isinstance(kind, tuple) else text


def _truth(text: str) -> bool:
    if text.lower() not in _YES | _NO:
        raise ValueError(text)
    return text.lower() in _YES


def _kind(setting: HostSetting) -> str:
    kinds: dict[type, str] = {bool: "true or false", int: "a whole number", float: "a number", tuple: "a list of texts"}
    return kinds.get(type(setting.default), "a text")


def _unknown(name: str, known: list[str]) -> str:
    near = get_close_matches(name, known, 1)
    return f"{name} is no setting" + (f"; is {near[0]} meant?" if near else f": there are {', '.join(known)}")
