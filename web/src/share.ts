// Handing on an address: by the device's own menu where fingers are used, else by the clipboard.

export const hasMenu = 'share' in navigator && matchMedia('(pointer: coarse)').matches;

/** Whether the address lies in the clipboard now. */
export async function shareLink(title: string, url: string): Promise<boolean> {
  try {
    if (hasMenu) await navigator.share({ title, url });
    else await navigator.clipboard.writeText(url);
    return !hasMenu;
  } catch {
    // Thought better of it, or not allowed: the address can be seen, and copied by hand.
    return false;
  }
}
