import type { PageAction } from '@relab/client/content';

/** A visitor requests another page of a list. */
export interface PageTurn {
  /** Whose pages: the name of a provider; empty where the caller named none. */
  readonly provider: string;
  /** Counted from 1. */
  readonly page: number;
  readonly action: PageAction;
}

declare global {
  interface GlobalEventHandlersEventMap {
    nextpage: CustomEvent<PageTurn>;
    previouspage: CustomEvent<PageTurn>;
  }
}

/** C-109, C-110: the two events, which bubble from what was pressed. */
export type PageTurnName = 'nextpage' | 'previouspage';

const names: readonly PageTurnName[] = ['nextpage', 'previouspage'];

/**
 * Listens to requests for pages inside an element or document, until the returned function is called. `turn` gets the request,
 * undefined where the event has no detail, and returns false where the page is not its own.
 */
export function onPageTurn(
  root: EventTarget,
  turn: (name: PageTurnName, requested: Partial<PageTurn> | undefined) => boolean,
): () => void {
  const ends = names.map((name) => {
    const listen = (event: Event): void => {
      const requested: unknown = event instanceof CustomEvent ? event.detail : undefined;
      if (!turn(name, typeof requested === 'object' && requested !== null ? requested : undefined)) return;
      event.preventDefault();
      // A provider around this one has pages of its own.
      event.stopPropagation();
    };
    root.addEventListener(name, listen);
    return () => root.removeEventListener(name, listen);
  });
  return () => {
    for (const end of ends) end();
  };
}
