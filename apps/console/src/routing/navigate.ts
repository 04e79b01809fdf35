export interface NavigateOptions {
  /** In place of the present entry of the history. */
  readonly replace?: boolean;
  /** Scroll position and focus stay: for changes of the same page's address. */
  readonly keepsPlace?: boolean;
}

/** Goes to an address of the console, as a link there does. */
export function navigate(href: string, { replace = false, keepsPlace = false }: NavigateOptions = {}): void {
  if (!('navigation' in globalThis)) {
    if (replace) document.location.replace(href);
    else document.location.assign(href);
    return;
  }
  const { finished } = window.navigation.navigate(href, {
    history: replace ? 'replace' : 'auto',
    info: keepsPlace ? 'keep-place' : undefined,
  });
  // Rejected where the next navigation overtakes it, or where unsaved changes hold it.
  finished?.catch(() => {});
}
