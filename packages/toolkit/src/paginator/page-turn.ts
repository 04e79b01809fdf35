import type { MouseEvent } from 'react';
import type { PaginationAction } from '../repeating-grid/grid-items.ts';

/** A visitor asks for another page of a list. */
export interface PageTurn {
  /** Whose pages: the name of a data provider of the page; empty where the paginator was given none. */
  readonly provider: string;
  /** Counted from 1. */
  readonly page: number;
  readonly action: PaginationAction;
}

declare global {
  interface GlobalEventHandlersEventMap {
    nextpage: CustomEvent<PageTurn>;
    previouspage: CustomEvent<PageTurn>;
  }
}

/**
 * Asks everything above the pressed button or link, by a bubbling `nextpage` or `previouspage`, to turn the page. Who does,
 * says so by `preventDefault()`. False when nobody did.
 */
export function askForPage(from: Element, name: 'nextpage' | 'previouspage', detail: PageTurn): boolean {
  return !from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, cancelable: true }));
}

/** A press that means this page: one with a key or another button opens a link elsewhere. */
export function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Listens to the paginators inside an element or document, until the answer is called. `turn` gets what is asked for. */
export function onPageTurn(root: EventTarget, turn: (asked: PageTurn) => void): () => void {
  const listen = (event: Event): void => {
    if (!(event instanceof CustomEvent)) return;
    event.preventDefault();
    turn(event.detail);
  };
  const names = ['nextpage', 'previouspage'] as const;
  for (const name of names) root.addEventListener(name, listen);
  return () => {
    for (const name of names) root.removeEventListener(name, listen);
  };
}
