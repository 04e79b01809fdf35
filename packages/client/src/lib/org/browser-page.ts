/** What a sign-in needs of the page that it happens in. */
export interface BrowserPage {
  /** The address of the page. */
  href(): string;
  /** Leaves for another address. */
  goTo(url: string): void;
  /** Shows another address of the same page, without loading it: what has been used does not stay in the history. */
  replace(url: string): void;
  /** For this tab alone, until it is closed: `sessionStorage`. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

export function browserPage(): BrowserPage {
  return {
    href: () => location.href,
    goTo: (url) => location.assign(url),
    replace: (url) => history.replaceState(history.state, '', url),
    storage: sessionStorage,
  };
}
