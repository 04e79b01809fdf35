/** Where somebody was on a page: what was scrolled, and which link had focus. */
export interface PagePosition {
  /** Pixels from the top, by the `data-scroll-key` of what scrolls; the page itself is under the empty key. */
  readonly tops: Readonly<Record<string, number>>;
  /** The address of the link that was followed. */
  readonly focusedHref: string | undefined;
}

/** A page that is read again may come in parts: so many milliseconds long it is put where it was as it grows. */
const patience = 3_000;

const page = (): HTMLElement | null => document.querySelector('main');

const scrollers = (main: HTMLElement): readonly (readonly [string, HTMLElement])[] => [
  ['', main],
  ...[...main.querySelectorAll<HTMLElement>('[data-scroll-key]')].map(
    (element) => [element.dataset.scrollKey ?? '', element] as const,
  ),
];

export function readPosition(): PagePosition {
  const main = page();
  const focused = document.activeElement?.closest('a')?.getAttribute('href') ?? undefined;
  return {
    tops: main ? Object.fromEntries(scrollers(main).map(([key, { scrollTop }]) => [key, scrollTop])) : {},
    focusedHref: focused,
  };
}

const linkTo = (main: HTMLElement, href: string): HTMLElement | undefined =>
  [...main.querySelectorAll('a')].find((link) => link.getAttribute('href') === href);

/** Scrolls as far as the page is long by now. True where nothing is left to do. */
function scrollTo(main: HTMLElement, { tops }: PagePosition): boolean {
  const found = new Map(scrollers(main));
  return Object.entries(tops)
    .map(([key, top]) => {
      const scroller = found.get(key);
      if (scroller) scroller.scrollTop = top;
      return top === 0 || (scroller !== undefined && Math.abs(scroller.scrollTop - top) < 2);
    })
    .every(Boolean);
}

/** Puts the page where it was, as it comes; whoever scrolls or presses a key meanwhile is left alone. */
export function restorePosition(position: PagePosition): void {
  const main = page();
  if (!main) return;
  const { focusedHref } = position;
  let hasFocus = focusedHref === undefined;
  const attempt = (): boolean => {
    if (!hasFocus && focusedHref !== undefined) {
      const link = linkTo(main, focusedHref);
      link?.focus({ preventScroll: true });
      hasFocus = link !== undefined;
    }
    return scrollTo(main, position) && hasFocus;
  };
  if (attempt()) return;
  const observer = new MutationObserver(() => attempt() && stop());
  const interruptions = ['wheel', 'pointerdown', 'keydown', 'touchmove'] as const;
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of interruptions) window.removeEventListener(type, stop);
  };
  const timer = setTimeout(stop, patience);
  observer.observe(main, { childList: true, subtree: true });
  for (const type of interruptions) window.addEventListener(type, stop, { passive: true, once: true });
}

const storageName = 'relab-console positions';
const maxPositions = 100;

/** Positions by the key of an entry of the history; they last as long as the tab, over a reload too. */
export interface PositionMemory {
  note(entryKey: string, position: PagePosition): void;
  find(entryKey: string): PagePosition | undefined;
}

export function createPositionMemory(): PositionMemory {
  const positions = new Map<string, PagePosition>(storedPositions());
  return {
    note(entryKey, position) {
      positions.delete(entryKey);
      positions.set(entryKey, position);
      const latest = [...positions].slice(-maxPositions);
      try {
        sessionStorage.setItem(storageName, JSON.stringify(latest));
      } catch {
        // The browser keeps nothing: positions last until the document goes.
      }
    },
    find: (entryKey) => positions.get(entryKey),
  };
}

function storedPositions(): readonly (readonly [string, PagePosition])[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageName) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => Array.isArray(one) && one.length === 2) : [];
  } catch {
    return [];
  }
}
