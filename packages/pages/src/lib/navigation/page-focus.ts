/** A heading that takes the focus in place of the page's first one: always, or where only a part of the page has changed. */
export type FocusTarget = 'page' | 'part';

const selectorOf = (target: FocusTarget): string => `main [data-focus-target="${target}"]`;

/** What a visitor came for: the heading of the page, or of the part of it that changed. */
export function findHeading(page: Document, isSamePath: boolean): HTMLElement | null {
  const selectors = [...(isSamePath ? [selectorOf('part')] : []), selectorOf('page'), 'main h1', 'main'];
  for (const selector of selectors) {
    const element = page.querySelector<HTMLElement>(selector);
    if (element) return element;
  }
  return null;
}

/** The element that a fragment names. */
export function findFragment(page: Document, { hash }: URL): HTMLElement | null {
  try {
    return hash === '' ? null : page.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Focuses what need not be focusable by itself: a heading is so as long as it has the focus. */
export function focusOn(element: HTMLElement, options?: FocusOptions): void {
  element.focus(options);
  if (element.ownerDocument.activeElement === element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus(options);
}

/** Whether the element that had the focus went away with what stood there before. */
export const isFocusLost = ({ activeElement, body }: Document): boolean =>
  activeElement === null || activeElement === body;
