import type { FocusMemory } from './focus-memory.ts';
import { findFragment, findHeading, focusOn, isFocusLost } from './page-focus.ts';

export interface Arrival {
  readonly url: URL;
  /** The path is that of the page that was shown before: a filter, a page of a list, a form that led back. */
  readonly isSamePath: boolean;
  /** The visitor stays where they are: a filter was changed, or a form led back to where it stood. */
  readonly isInPlace: boolean;
  /** A form was not accepted: its list of problems takes the focus, and is read as an alert. */
  readonly isInvalid: boolean;
  /** The history entry that Back or Forward led to. */
  readonly traversedTo?: string | undefined;
  /** Scrolls as the browser would for this navigation: to the top, to the fragment, or to where the visitor was. */
  readonly scroll: () => void;
}

export interface ArriveOptions {
  readonly page: Document;
  readonly memory: FocusMemory;
  readonly announce: (text: string) => void;
}

/**
 * Does for a page that was opened without loading it what a browser does for one that it loads: scrolls, moves the focus
 * to what is new, and has its title read.
 */
export function arrive(arrival: Arrival, { page, memory, announce }: ArriveOptions): void {
  const { url, isSamePath, isInPlace, isInvalid, traversedTo, scroll } = arrival;
  if (isInvalid) return;
  const heading = findHeading(page, isSamePath);
  if (isInPlace) {
    // What was pressed went away with what it did, such as a line that was removed.
    if (isFocusLost(page) && heading) focusOn(heading);
    return;
  }
  scroll();
  announce(page.title);
  if (traversedTo !== undefined) {
    const target = memory.find(traversedTo) ?? heading;
    // The visitor is where they were: the focus must not scroll them away.
    if (target) focusOn(target, { preventScroll: true });
    return;
  }
  const target = findFragment(page, url) ?? heading;
  if (target) focusOn(target);
}
