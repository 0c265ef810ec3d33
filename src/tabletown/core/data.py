"""The data files that lie beside the rules: what an owner of the box may replace with printed values."""

from importlib.resources import files


def read_data(package: str, file: str) -> str:
    """The text of a data file in a package. The one door of the rules to files."""
    return files(package).joinpath(file).read_text(encoding="utf-8")
