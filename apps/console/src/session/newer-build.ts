const storageName = 'relab-console reloaded';
/** Milliseconds within which a page is not loaded again for the same reason. */
const pause = 60_000;

/** The file that this document's console began with. */
const entryOf = (page: Document): string | undefined =>
  page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ?? undefined;

/** Whether the server has another build by now. False where it does not respond: the page stays. */
async function hasNewerBuild(): Promise<boolean> {
  try {
    const response = await fetch(window.location.href, { headers: { accept: 'text/html' } });
    const entry = entryOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
    return entry !== undefined && entry !== entryOf(document);
  } catch {
    return false;
  }
}

/**
 * Loads the document again, once, where a file of the console is gone because a newer build has replaced it. False where that
 * is not the reason, or has not helped: the failure is then the caller's to show.
 */
export async function reloadForNewerBuild(): Promise<boolean> {
  try {
    const last = Number(sessionStorage.getItem(storageName) ?? 0);
    if (Date.now() - last < pause || !(await hasNewerBuild())) return false;
    sessionStorage.setItem(storageName, String(Date.now()));
  } catch {
    // Without a note of it, it could load for ever.
    return false;
  }
  window.location.reload();
  return true;
}
