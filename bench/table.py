"""A measured figure as a row of a table."""

from bench.figures import Figure


def row(figure: Figure) -> str:
    """What, how much, the target, and whether it was met."""
    target = "" if figure.target is None else f"{'≤' if figure.at_most else '≥'} {figure.target:,.12g} {figure.unit}"
    met = {None: "", True: "yes", False: "**no**"}[figure.met]
    note = f" ({figure.note})" if figure.note else ""
    return f"| {figure.what}{note} | {figure.value:,.4g} {figure.unit} | {target} | {met} |"
