"""What a page measures: is everything big enough for a finger, is all text whole, does nothing lie over anything else."""

from playwright.sync_api import Page

TOUCH = 44
"""Pixels across and down, for whatever a finger is to hit."""

TARGETS = """touch => {
    const wanted = 'a[href], button, input, select, textarea, summary, [role=button], .square.open';
    // On the map a tap means the nearest route, however narrow.
    const seen = (one) => !one.matches('g.route') && one.checkVisibility({ visibilityProperty: true }) && !one.closest('.unseen, [inert]');
    // A label is hit as well as what it names; a link in running text is as high as its line.
    const hit = (one) => one.closest('label') ?? one;
    const inline = (one) => one.matches('a') && getComputedStyle(one).display === 'inline';
    const shown = [...document.querySelectorAll(wanted)].filter((one) => seen(one) && !one.disabled && !inline(one));
    return shown.flatMap((one) => {
        const { width, height } = hit(one).getBoundingClientRect();
        if (width === 0 || (width >= touch - 0.5 && height >= touch - 0.5)) return [];
        const name = (one.getAttribute('aria-label') ?? one.title) || one.textContent.trim() || one.className;
        return [`${one.tagName.toLowerCase()} ${name.slice(0, 40)}: ${width.toFixed(0)}×${height.toFixed(0)}`];
    });
}"""

# Every line of text with the place where it stands. Text in drawings scales with them and is left out.
LINES = """
    const lines = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const node = walk.currentNode;
        const inside = node.parentElement;
        if (node.data.trim() === '' || inside.closest('.unseen, svg, option, datalist, script, style, .wardrobe, [popover]')) continue;
        if (!inside.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (inside.matches('[aria-hidden=true]') && inside.clientWidth <= 1) continue;
        if (getComputedStyle(inside).clipPath === 'inset(50%)') continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) if (rect.width > 1) lines.push({ node, inside, rect });
    }
"""

CUT = f"""() => {{
    {LINES}
    const clips = (one) => getComputedStyle(one).overflowX !== 'visible';
    const framed = (one) => one.matches('button, .button, .panel, li, td, th, dialog, section, header');
    const scrolls = (one) => ['auto', 'scroll'].includes(getComputedStyle(one).overflowX);
    return lines.flatMap(({{ inside, rect }}) => {{
        for (let one = inside; one !== null && one !== document.body; one = one.parentElement) {{
            if (scrolls(one)) return [];
            if (getComputedStyle(one).display === 'contents' || getComputedStyle(one).display === 'inline') continue;
            const box = one.getBoundingClientRect();
            const out = Math.max(rect.right - box.right, box.left - rect.left);
            const under = clips(one) ? Math.max(rect.bottom - box.bottom, box.top - rect.top) - 3 : 0;
            if ((clips(one) || framed(one)) && (out > 1.5 || under > 0)) {{
                return [`${{inside.textContent.trim().slice(0, 40)}} sticks out of ${{one.tagName.toLowerCase()}}.${{one.className}} by ${{Math.max(out, under).toFixed(1)}}`];
            }}
        }}
        return rect.right > document.documentElement.clientWidth + 1 || rect.left < -1 ? [`${{inside.textContent.trim().slice(0, 40)}} leaves the page`] : [];
    }});
}}"""

OVERLAPS = f"""() => {{
    {LINES}
    const layer = (one) => one.closest('dialog') ?? [...ancestors(one)].find((up) => ['sticky', 'fixed'].includes(getComputedStyle(up).position)) ?? null;
    function* ancestors(one) {{ for (let up = one; up; up = up.parentElement) yield up; }}
    const placed = lines.map((line) => ({{ ...line, layer: layer(line.inside) }}));
    const found = [];
    placed.forEach((one, index) => {{
        for (const other of placed.slice(index + 1)) {{
            if (one.layer !== other.layer || one.node === other.node) continue;
            const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
            const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
            if (across > 2 && down > 0.45 * Math.min(one.rect.height, other.rect.height)) {{
                found.push(`${{one.node.data.trim().slice(0, 30)}} | ${{other.node.data.trim().slice(0, 30)}}`);
            }}
        }}
    }});
    return found;
}}"""

SPLIT = """() => {
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const node = walk.currentNode;
        if (node.parentElement.closest('.unseen, svg, option, datalist, script, style, .wardrobe')) continue;
        if (!node.parentElement.checkVisibility({ visibilityProperty: true })) continue;
        if (getComputedStyle(node.parentElement).hyphens === 'auto') continue;
        for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const tops = new Set([...range.getClientRects()].filter((rect) => rect.width > 0).map((rect) => Math.round(rect.top)));
            if (tops.size > 1) found.push(`${word} in ${node.parentElement.tagName.toLowerCase()}.${node.parentElement.className}`);
        }
    }
    return found;
}"""


def small_targets(page: Page) -> list[str]:
    found: list[str] = page.evaluate(TARGETS, TOUCH)
    return found


def cut_text(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CUT)
    return found


def overlaps(page: Page) -> list[str]:
    found: list[str] = page.evaluate(OVERLAPS)
    return found


def split_words(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SPLIT)
    return found


def scrolls_sideways(page: Page) -> bool:
    wide: bool = page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    return wide
