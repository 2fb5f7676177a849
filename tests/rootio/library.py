"""librootgrad_root.so through its C ABI, as declared in rootio/shared/src/abi.rs: for the checks beside this file."""

import ctypes as c

import numpy as np

KINDS = ["number", "array", "jagged", "text", "nested", "other"]
FILE, UNKNOWN_COLUMN, COLUMN_TYPE = 2, 3, 4


class Text(c.Structure):
    _fields_ = [("data", c.c_void_p), ("length", c.c_size_t)]

    def __str__(self):
        return c.string_at(self.data, self.length).decode() if self.length else ""


class Failure(c.Structure):
    _fields_ = [("message", Text), ("file", c.c_size_t), ("column", Text)]


class Column(c.Structure):
    _fields_ = [("name", Text), ("type_name", Text), ("kind", c.c_uint32), ("width", c.c_size_t)]


class Description(c.Structure):
    _fields_ = [("dataset", Text), ("columns", c.POINTER(Column)), ("length", c.c_size_t)]


class Values(c.Structure):
    _fields_ = [("numbers", c.POINTER(c.c_float)), ("length", c.c_size_t), ("offsets", c.POINTER(c.c_uint64))]


class Block(c.Structure):
    _fields_ = [("rows", c.c_size_t), ("columns", c.POINTER(Values)), ("length", c.c_size_t)]


class Error(Exception):
    """An error of the library: `.status`, `.message`, `.file` (its index, or None), `.column`."""

    def __init__(self, status, message, file, column):
        super().__init__(message)
        self.status, self.message, self.file, self.column = status, message, file, column


def texts(strings):
    """Returns an array of C strings, and the objects that keep them alive."""
    stored = [s.encode() if isinstance(s, str) else s for s in strings]
    array = (Text * max(len(stored), 1))()
    for text, data in zip(array, stored):
        text.data, text.length = c.cast(c.c_char_p(data), c.c_void_p), len(data)
    return array, stored


class Library:
    def __init__(self, path):
        self.lib = c.CDLL(path)
        self.lib.rootgrad_root_open.argtypes = [c.c_void_p, c.c_size_t, Text, c.c_void_p]
        self.lib.rootgrad_root_describe.argtypes = [c.c_uint64, c.c_void_p]
        self.lib.rootgrad_root_select.argtypes = [c.c_uint64, c.c_void_p, c.c_size_t, c.c_void_p]
        self.lib.rootgrad_root_next.argtypes = [c.c_uint64, c.c_size_t, c.c_void_p]
        self.lib.rootgrad_root_close.argtypes = [c.c_uint64]
        self.lib.rootgrad_root_failure.argtypes = [c.c_void_p]

    def check(self, status):
        if status:
            failure = Failure()
            self.lib.rootgrad_root_failure(c.byref(failure))
            file = None if failure.file == c.c_size_t(-1).value else failure.file
            raise Error(status, str(failure.message), file, str(failure.column))


class Reader:
    """A reader of several files as one table."""

    def __init__(self, library, paths, name=""):
        self.library, self.handle, self.names = library, c.c_uint64(), []
        paths = [paths] if isinstance(paths, str) else paths
        paths, stored = texts(paths)
        (name, *_), more = texts([name])
        library.check(library.lib.rootgrad_root_open(paths, len(stored), name, c.byref(self.handle)))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.library.check(self.library.lib.rootgrad_root_close(self.handle))

    def describe(self):
        """Returns the data set's name and a list of (name, type, kind, width)."""
        found = Description()
        self.library.check(self.library.lib.rootgrad_root_describe(self.handle, c.byref(found)))
        columns = [found.columns[i] for i in range(found.length)]
        return str(found.dataset), [(str(x.name), str(x.type_name), KINDS[x.kind], x.width) for x in columns]

    def select(self, names):
        """Selects columns; returns the number of rows of all files."""
        rows, (array, stored) = c.c_uint64(), texts(names)
        self.library.check(self.library.lib.rootgrad_root_select(self.handle, array, len(stored), c.byref(rows)))
        self.names = list(names)
        return rows.value

    def next(self, rows):
        """Returns the number of the next rows, and a dictionary of (numbers, offsets or None), which are copies."""
        block = Block()
        self.library.check(self.library.lib.rootgrad_root_next(self.handle, rows, c.byref(block)))
        read = {}
        for i, name in enumerate(self.names if block.rows else []):
            values = block.columns[i]
            numbers = np.ctypeslib.as_array(values.numbers, (values.length,)).copy() if values.length else np.zeros(0, "f4")
            offsets = np.ctypeslib.as_array(values.offsets, (block.rows + 1,)).copy() if values.offsets else None
            read[name] = (numbers, offsets)
        return block.rows, read

    def read(self, names, rows=1 << 16):
        """Returns the number of all rows, and a dictionary of (numbers, lengths of the rows or None)."""
        wanted, found = self.select(names), 0
        parts = {name: ([], []) for name in names}
        while True:
            here, block = self.next(rows)
            if here == 0:
                break
            assert here <= rows
            found += here
            for name, (numbers, offsets) in block.items():
                parts[name][0].append(numbers)
                if offsets is not None:
                    parts[name][1].append(np.diff(offsets.astype(np.int64)))
        assert found == wanted, (found, wanted)
        whole = lambda list, kind: np.concatenate(list) if list else np.zeros(0, kind)
        jagged = {x[0] for x in self.describe()[1] if x[2] == "jagged"}
        return found, {
            name: (whole(a, "f4"), whole(b, "i8") if name in jagged else None) for name, (a, b) in parts.items()
        }
