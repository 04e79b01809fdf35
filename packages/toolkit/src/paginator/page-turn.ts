import type { PageTurn, PageTurnName } from '@relab/react/content';
import type { MouseEvent } from 'react';

/**
 * Asks everything above the pressed button or link, by a bubbling `nextpage` or `previouspage`, to turn the page, as a
 * `CollectionProvider` does. It confirms by `preventDefault()`. False when nobody did.
 */
export function askForPage(from: Element, name: PageTurnName, detail: PageTurn): boolean {
  return !from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, cancelable: true }));
}

/** A press that means this page: one with a key or another button opens a link elsewhere. */
export function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
