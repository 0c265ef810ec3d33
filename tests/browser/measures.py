"""What a page measures: all is big enough for a finger, all text is whole, and nothing lies over anything else."""

from typing import Any

from playwright.sync_api import FloatRect, Page

TOUCH = 44
"""Pixels across and down, of whatever a finger is to hit."""

LAID_OUT = """
    for (const one of document.body.querySelectorAll('*')) {
        if (getComputedStyle(one).contentVisibility === 'auto') one.style.contentVisibility = 'visible';
    }
"""
"""What is below the screen keeps the size it had when it was last seen, whatever it says now. Nobody sees that: it is
measured as it will be once it is on the screen."""

SIDEWAYS = """
    const { scrollWidth, clientWidth } = document.documentElement;
    const sideways = scrollWidth > clientWidth ? ['the page scrolls'] : [];
"""

SMALL = """
    const wanted = 'a[href], button, input, select, textarea, summary, .square.open';
    const inline = (one) => one.matches('a') && getComputedStyle(one).display === 'inline';
    const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.unseen');
    const nameOf = (one) => one.getAttribute('aria-label') || one.title || one.textContent.trim() || one.className;
    const small = [...document.querySelectorAll(wanted)].filter((one) => seen(one) && !one.disabled && !inline(one))
        .map((one) => ({ one, box: (one.closest('label') ?? one).getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < touch - 0.5)
        .map(({ one, box }) => `${nameOf(one).slice(0, 40)}: ${box.width.toFixed(1)}×${box.height.toFixed(1)}`);
"""
"""Links in running text are as high as their line; a label is hit as well as what it names. On the map a tap means the
nearest route, so that its narrow spaces are no targets of their own."""

LINES = (
    LAID_OUT
    + """
    const styles = new Map();
    const styleOf = (one) => styles.get(one) ?? styles.set(one, getComputedStyle(one)).get(one);
    const texts = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const node = walk.currentNode;
        const inside = node.parentElement;
        if (node.data.trim() === '' || inside.closest('.unseen, svg, code, option, datalist, script, style')) continue;
        if (!inside.checkVisibility({ visibilityProperty: true })) continue;
        if (styleOf(inside).clipPath !== 'none') continue;
        texts.push({ node, inside, words: node.data.trim().slice(0, 40) });
    }
    const boxes = (node, from = 0, to = node.length) => {
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, to);
        return [...range.getClientRects()].filter((box) => box.width > 1);
    };
    function* around(one) {
        for (let up = one; up !== document.body && up !== null; up = up.parentElement) yield up;
    }
    // What is scrolled out of its box is not to be seen, wherever it would be.
    const scrolls = (one) => ['auto', 'scroll'].includes(styleOf(one).overflowY);
    const isOut = ({ top, bottom }, frame) => (top + bottom) / 2 > frame.bottom || (top + bottom) / 2 < frame.top;
    const lines = texts.flatMap((text) => {
        const frames = [...around(text.inside)].filter(scrolls).map((one) => one.getBoundingClientRect());
        const dots = [...around(text.inside)].find((one) => styleOf(one).textOverflow === 'ellipsis');
        const most = dots?.getBoundingClientRect().right ?? Infinity;
        const whole = (box) => new DOMRect(box.x, box.y, Math.min(box.right, most) - box.x, box.height);
        const found = boxes(text.node);
        text.rows = new Set(found.map(({ top }) => Math.round(top))).size;
        const there = found.map(whole).filter((box) => !frames.some((frame) => isOut(box, frame)));
        return there.map((box) => ({ ...text, box }));
    });
"""
)
"""Every line of every text to be seen. Text in drawings grows and shrinks with them."""

CUT = """
    const wide = document.documentElement.clientWidth;
    const outOf = ({ inside, words, box }) => {
        for (const one of around(inside)) {
            const { overflowX, display, textOverflow } = styleOf(one);
            // What ends in dots is said in full elsewhere.
            if (['auto', 'scroll'].includes(overflowX) || textOverflow === 'ellipsis') return [];
            if (display === 'contents' || display === 'inline') continue;
            const clips = overflowX !== 'visible';
            if (!clips && !one.matches('button, .button, .panel, li, td, th, dialog, section, header')) continue;
            const frame = one.getBoundingClientRect();
            const aside = Math.max(box.right - frame.right, frame.left - box.left);
            // Letters are not as high as their line.
            const below = clips ? Math.max(box.bottom - frame.bottom, frame.top - box.top) - 3 : 0;
            if (aside > 1.5 || below > 0) return [`${words}: out of ${one.tagName} ${one.className}`];
        }
        return box.right > wide + 1 || box.left < -1 ? [`${words}: out of the page`] : [];
    };
    const cut = lines.flatMap(outOf);
"""

OVERLAPS = """
    // What sticks to the window's edge or lies on top of all lies over the rest by intent.
    const layer = (one) => one.closest('dialog')
        ?? [...around(one)].find((up) => ['sticky', 'fixed'].includes(styleOf(up).position));
    const shared = (one, other) => ({
        across: Math.min(one.right, other.right) - Math.max(one.left, other.left),
        down: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    });
    // From the top down, so that no line is compared with those that begin below it.
    const placed = lines.map((line) => ({ ...line, layer: layer(line.inside) })).sort((a, b) => a.box.top - b.box.top);
    const over = placed.flatMap((one, index) => {
        const found = [];
        for (let next = index + 1; next < placed.length && placed[next].box.top < one.box.bottom; next += 1) {
            const other = placed[next];
            if (one.layer !== other.layer || one.node === other.node) continue;
            const { across, down } = shared(one.box, other.box);
            if (across > 2 && down > 0.45 * Math.min(one.box.height, other.box.height))
                found.push(`${one.words} | ${other.words}`);
        }
        return found;
    });
"""

SPLIT = """
    const broken = texts.filter(({ rows }) => rows > 1);
    const split = broken.flatMap(({ node }) => [...node.data.matchAll(/[\\p{L}\\p{N}]+/gu)]
        .filter(({ 0: word, index }) => {
            const rows = boxes(node, index, index + word.length).map((box) => Math.round(box.top));
            return new Set(rows).size > 1;
        })
        .map(([word]) => word));
"""
"""Words that go on in the next line without a hyphen of their own. Text of one line has none of them."""

SHUT_IN = """
    const shut = [...document.querySelectorAll('button, a.button, h1, h2, label, summary')]
        .filter((one) => !one.matches('.unseen') && one.scrollWidth > one.clientWidth + 1)
        .filter((one) => getComputedStyle(one).overflow !== 'visible')
        .map((one) => one.textContent);
    const bare = document.querySelector('main').innerText
        .match(/\\b(?:home|new|rules|score|coach|told|task|city)-[a-z-]+\\b/g) ?? [];
"""
"""What is too long for its own frame, and messages that are shown by their bare names."""

FITS = f"() => {{ {SIDEWAYS} {SHUT_IN} return {{ sideways, shut, bare }}; }}"
READ = f"() => {{ {SIDEWAYS} {LINES} {CUT} {OVERLAPS} return {{ sideways, cut, over }}; }}"
MEASURED = f"""touch => {{
    {SIDEWAYS} {LINES} {CUT} {OVERLAPS} {SPLIT} {SMALL} {SHUT_IN}
    return {{ sideways, cut, over, split, small, shut, bare }};
}}"""
FITTING = f"touch => {{ {LINES} {CUT} {SMALL} return {{ cut, small }}; }}"
"""By what is wrong: the words that it happens to. The lines are found once for all of it, in one look: that is most of
the work."""


SPEAK = """language => new Promise((done) => {
    const html = document.documentElement;
    const stop = setTimeout(() => done(false), 20_000);
    const spoken = () => { clearTimeout(stop); done(true); };
    const choose = () => {
        const select = document.querySelector('header select');
        if (select === null) return void setTimeout(choose, 50);
        select.value = language;
        select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    if (html.lang === language) return spoken();
    new MutationObserver((_, watch) => {
        if (html.lang !== language) return;
        watch.disconnect();
        spoken();
    }).observe(html, { attributeFilter: ['lang'] });
    choose();
})"""


def speak(page: Page, language: str) -> None:
    """In another language, without leaving the screen. To choose the same again would draw all of it anew. That the
    language can be chosen by hand is held in `test_languages`."""
    assert page.evaluate(SPEAK, language), f"{language} is not spoken"


FRAMES = """const frames = (width) => new Promise((done) => {
    const fits = () => innerWidth === width || document.documentElement.clientWidth === width;
    let late = false;
    const then = () => setTimeout(() => done(fits()));
    const after = (count) => count ? late || requestAnimationFrame(() => after(count - fits())) : then();
    after(3);
    setTimeout(() => done(!(late = true)), 2000);
});"""
"""Three of them, from where the window has its size: what follows that by script is told of it in the first, what makes
room for that in the second, and it is drawn in the third."""
ONE_DOT: FloatRect = {"x": 0, "y": 0, "width": 1, "height": 1}
TRIES = 15


def look(page: Page, script: str, arg: object = None) -> Any:
    """What is measured is the form that the page has found. A browser that has nothing to draw may leave out the next
    frame for good, and one on a busy machine may be late: then it is made to draw. Without a frame a page that a phone
    has become would still stand as on a desktop."""
    assert page.viewport_size is not None
    found = f"({{ found: await ({script})(arg) }})"
    once = f"async ([width, arg]) => {{ {FRAMES} return (await frames(width)) ? {found} : null; }}"
    for _ in range(TRIES):
        if (seen := page.evaluate(once, [page.viewport_size["width"], arg])) is not None:
            return seen.get("found")
        page.screenshot(clip=ONE_DOT)
    raise AssertionError("the browser draws nothing")


def settle(page: Page) -> None:
    look(page, "() => null")


def check_readable(page: Page, wrong: str = READ) -> None:
    for what, words in look(page, wrong, TOUCH).items():
        assert not words, f"{what}: {words}"


def check_measures(page: Page) -> None:
    check_readable(page, MEASURED)
