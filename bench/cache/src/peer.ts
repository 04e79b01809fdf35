import type { Form } from './form.ts';
import type { GraphItem, GraphLinked, GraphPage } from './graph-form.ts';
import { graphForm } from './graph-form.ts';
import { type UiPage, type UiRecord, uiForm } from './ui-form.ts';

/** One cache, empty at first. Whatever is handed in was freshly parsed and is not used again by the caller. */
export interface Cache<Page, Item, Linked> {
  /** Ingests a page as the response to the one query that `read` reads. */
  takeIn(page: Page): void;
  /** The page, nested records in their places. */
  read(): unknown;
  /** Where `takeIn` keeps the page in one piece: keeps each record for itself, so that it can be observed. */
  spread?(page: Page): void;
  /** Calls `called` each time one item, or what it links to, has changed. */
  observe(id: string, called: () => void): void;
  /** Takes in one item, as the answer to a question about it alone. */
  takeItem(item: Item): void;
  /** Takes in one owner. Left out where a cache does not know that many items lead to the same one. */
  takeOwner?(owner: Linked): void;
  /** Takes in a small answer without records. Left out where a cache keeps nothing else. */
  takeAnswer?(key: string, answer: object): void;
}

/** A cache beside others. */
export interface Peer<Page, Item, Linked> {
  readonly form: Form<Page, Item, Linked>;
  create(): Cache<Page, Item, Linked>;
}

export interface UiPeer extends Peer<UiPage, UiRecord, UiRecord> {
  readonly takes: 'ui';
}

export interface GraphPeer extends Peer<GraphPage, GraphItem, GraphLinked> {
  readonly takes: 'graph';
}

/** A cache that takes the UI API's answers as they are. */
export const uiPeer = (create: UiPeer['create']): UiPeer => ({ takes: 'ui', form: uiForm, create });

/** A cache that takes GraphQL's answers. */
export const graphPeer = (create: GraphPeer['create']): GraphPeer => ({
  takes: 'graph',
  form: graphForm,
  create,
});
