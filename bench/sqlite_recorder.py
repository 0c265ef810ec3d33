"""All that SQLite writes and syncs, in order: what a disk is told, and so what it may forget when the power fails.

SQLite reaches files by a table of functions (its VFS). Here the usual one is copied, and three functions of a file are
replaced by ones that take notes and then do the same. That needs the library that Python's own module is linked to.
"""

import _sqlite3
import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

_P, _I, _L = ctypes.c_void_p, ctypes.c_int, ctypes.c_int64
# Names are passed on as they came: SQLite keeps the pointer, and reads on behind the end of the name.
_OPEN = ctypes.CFUNCTYPE(_I, _P, _P, _P, _I, _P)
_DELETE = ctypes.CFUNCTYPE(_I, _P, ctypes.c_char_p, _I)
_WRITE = ctypes.CFUNCTYPE(_I, _P, _P, _I, _L)
_TRUNCATE = ctypes.CFUNCTYPE(_I, _P, _L)
_SYNC = ctypes.CFUNCTYPE(_I, _P, _I)


class _Vfs(ctypes.Structure):
    """sqlite3_vfs, as far as it has been the same since 2011."""

    _fields_ = (
        ("version", _I), ("file_size", _I), ("longest_path", _I), ("next", _P), ("name", ctypes.c_char_p),
        ("data", _P), ("open", _P), ("delete", _P), *((f"other{number}", _P) for number in range(14)),
    )  # fmt: skip


class _Methods(ctypes.Structure):
    """sqlite3_io_methods."""

    _fields_ = (
        ("version", _I), ("close", _P), ("read", _P), ("write", _P), ("truncate", _P), ("sync", _P),
        *((f"other{number}", _P) for number in range(13)),
    )  # fmt: skip


class _File(ctypes.Structure):
    _fields_ = (("methods", ctypes.POINTER(_Methods)),)


@dataclass(frozen=True, slots=True)
class DiskNote:
    """`write`, `truncate`, `sync`, `delete`; or `ack`: from here on somebody relies on what came before."""

    kind: str
    file: str
    at: int = 0
    data: bytes = b""


@dataclass
class Recorder:
    notes: list[DiskNote] = field(default_factory=list)
    _kept: list[object] = field(default_factory=list)
    """What C points to must not be collected."""

    def ack(self, what: str) -> None:
        self.notes.append(DiskNote("ack", what))

    @contextmanager
    def recording(self) -> Iterator["Recorder"]:
        """Every file that SQLite opens meanwhile, in this process, is written down."""
        library = ctypes.CDLL(_sqlite3.__file__)
        library.sqlite3_vfs_find.restype = ctypes.POINTER(_Vfs)
        library.sqlite3_vfs_find.argtypes = [ctypes.c_char_p]
        usual = library.sqlite3_vfs_find(None)
        own = self._copy(usual)
        library.sqlite3_vfs_register(ctypes.byref(own), 1)
        try:
            yield self
        finally:
            library.sqlite3_vfs_unregister(ctypes.byref(own))
            library.sqlite3_vfs_register(usual, 1)

    def _copy(self, usual: "ctypes._Pointer[_Vfs]") -> _Vfs:
        own = _Vfs.from_buffer_copy(usual.contents)
        usual_open, usual_delete = _OPEN(usual.contents.open), _DELETE(usual.contents.delete)

        def opened(_vfs: int, name: int | None, file: int, flags: int, found: int) -> int:
            code = usual_open(ctypes.addressof(usual.contents), name, file, flags, found)
            if code == 0 and name is not None:
                self._watch(_File.from_address(file), Path(ctypes.string_at(name).decode()).name)
            return int(code)

        def deleted(_vfs: int, name: bytes, sync: int) -> int:
            self.notes.append(DiskNote("delete", Path(name.decode()).name))
            return int(usual_delete(ctypes.addressof(usual.contents), name, sync))

        calls = (_OPEN(opened), _DELETE(deleted))
        own.open, own.delete = (ctypes.cast(call, _P).value for call in calls)
        own.name = b"recorder"
        self._kept += [own, usual_open, usual_delete, *calls]
        return own

    def _watch(self, file: _File, name: str) -> None:
        usual = file.methods.contents
        own = _Methods.from_buffer_copy(usual)
        usual_write, usual_truncate, usual_sync = _WRITE(usual.write), _TRUNCATE(usual.truncate), _SYNC(usual.sync)

        def write(file: int, data: int, size: int, at: int) -> int:
            self.notes.append(DiskNote("write", name, at, ctypes.string_at(data, size)))
            return int(usual_write(file, data, size, at))

        def truncate(file: int, size: int) -> int:
            self.notes.append(DiskNote("truncate", name, size))
            return int(usual_truncate(file, size))

        def sync(file: int, flags: int) -> int:
            code = int(usual_sync(file, flags))
            self.notes.append(DiskNote("sync", name))
            return code

        calls = (_WRITE(write), _TRUNCATE(truncate), _SYNC(sync))
        own.write, own.truncate, own.sync = (ctypes.cast(call, _P).value for call in calls)
        file.methods = ctypes.pointer(own)
        self._kept += [own, usual_write, usual_truncate, usual_sync, *calls]
