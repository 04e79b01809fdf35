import type { OpenPage } from '../page/open-page.ts';
import type { FocusMemory } from './focus-memory.ts';
import { findFragment, findHeading, focusOn, isFocusLost } from './page-focus.ts';
import type { PageNavigation } from './page-navigation.ts';

export interface CompleteOptions {
  readonly page: Document;
  readonly memory: FocusMemory;
  readonly announce: (text: string) => void;
}

/**
 * Once a page that was opened without loading it is on the screen: does what a browser does for one that it loads. It scrolls,
 * moves the focus to what is new, and has the title read.
 */
export function completeNavigation(
  { url, event, currentUrl }: PageNavigation,
  { outcome }: Pick<OpenPage, 'outcome'>,
  { page, memory, announce }: CompleteOptions,
): void {
  // A form was not accepted: its list of problems takes the focus, and is read as an alert.
  if (outcome !== null && outcome.problems.length > 0) return;
  // Where only a part has changed: a filter, a page of a list, a form that led back.
  const heading = findHeading(page, url.pathname === currentUrl.pathname);
  if (event.info === 'in-place') {
    // What was pressed went away with what it did, such as a line that was removed.
    if (isFocusLost(page) && heading) focusOn(heading);
    return;
  }
  event.scroll();
  announce(page.title);
  if (event.navigationType === 'traverse') {
    const target = memory.find(event.destination.key) ?? heading;
    // The visitor is where they were: the focus must not scroll them away.
    if (target) focusOn(target, { preventScroll: true });
    return;
  }
  const target = findFragment(page, url) ?? heading;
  if (target) focusOn(target);
}
