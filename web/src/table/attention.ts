// Somebody is waited for, and does not look: the tab says so by its title, its sign and, where there is one, the badge of the app.

const SIGN = 'link[rel="icon"]';
/** The page's own sign with a dot on it: where the tab shows no words. */
const DOTTED =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="3" y="9" width="11" height="20" rx="2" fill="#2d6a6a"/><rect x="16" y="14" width="11" height="15" rx="2" fill="#c8742b"/><circle cx="24" cy="8" r="8" fill="#c22f2f"/></svg>',
  );

interface Badged {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** Gives back what ends it. */
export function callBack(words: string): () => void {
  const [title, sign] = [document.title, document.querySelector<HTMLLinkElement>(SIGN)];
  const before = sign?.href;
  document.title = `● ${words} – Tabletown`;
  if (sign) sign.href = DOTTED;
  const { setAppBadge, clearAppBadge } = navigator as Badged;
  // Not every system has badges, and none of them matters.
  void setAppBadge?.call(navigator, 1).catch(() => undefined);
  return () => {
    document.title = title;
    if (sign && before !== undefined) sign.href = before;
    void clearAppBadge?.call(navigator).catch(() => undefined);
  };
}
