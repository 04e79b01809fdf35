import type { BrowserPage } from './browser-page.ts';

/** A tab of a test: an address, and a storage of its own. */
export interface TestPage extends BrowserPage {
  /** Where it was sent. */
  readonly visits: readonly string[];
  /** What its storage holds. */
  readonly stored: ReadonlyMap<string, string>;
  /** The person comes to another address. */
  open(url: string): void;
}

export function testPage(start: string): TestPage {
  let href = start;
  const visits: string[] = [];
  const stored = new Map<string, string>();
  return {
    visits,
    stored,
    open: (url) => {
      href = new URL(url, href).href;
    },
    href: () => href,
    goTo: (url) => visits.push(url),
    replace: (url) => {
      href = new URL(url, href).href;
    },
    storage: {
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, value) => stored.set(name, value),
      removeItem: (name) => stored.delete(name),
    },
  };
}
