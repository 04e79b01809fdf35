import type { Area } from '@relab/contract';
import type { Client } from './client.ts';
import type { Source } from './source.ts';

/** A record was written. */
export interface RecordChange {
  readonly kind: 'record';
  readonly operation: 'create' | 'update' | 'delete';
  /** Undefined where a server created a record and did not say which. */
  readonly id: string | undefined;
  /** Undefined where it is not known. */
  readonly objectApiName: string | undefined;
  /** Names of the fields that are others now; undefined where any may be. */
  readonly fields: ReadonlySet<string> | undefined;
  /** Ids of the records that its references led to before, or lead to now. */
  readonly parents: ReadonlySet<string>;
  /** What was held of it before the write, see `heldValues`. */
  readonly before?: ReadonlyMap<string, unknown> | undefined;
  /** What is known of it after an update, in the same form: what was held, and what was written. */
  readonly after?: ReadonlyMap<string, unknown> | undefined;
}

/** A record was taken in as one of another object or record type (D-112). */
export interface ReshapeChange {
  readonly kind: 'reshape';
  readonly id: string;
}

/**
 * A list view, its preferences or its sharing was written; `order` are preferences that order its records. Names are as
 * they were given.
 */
export interface ListChange {
  readonly kind: 'list';
  readonly operation: 'create' | 'update' | 'delete' | 'preferences' | 'order';
  readonly objectApiName: string;
  readonly listViewApiName: string;
}

/** How a related list is shown was written: for one parent object. */
export interface RelatedListChange {
  readonly kind: 'related-list';
  readonly parentObjectApiName: string | undefined;
  readonly relatedListId: string | undefined;
  readonly preferencesId: string | undefined;
  /** Its records may stand in another order now. */
  readonly reordered: boolean;
}

/** A record was looked at, so that lists of what was used recently show it. */
export interface VisitChange {
  readonly kind: 'visit';
  readonly objectApiName: string;
}

/** What a write, or an answer, has changed beside what it answered. Each read says itself whether that touches it. */
export type Change = RecordChange | ReshapeChange | ListChange | RelatedListChange | VisitChange;

/** Areas in which a change can touch a read that was taken in from a state and that nobody has read here yet. */
const areasOf: Readonly<Record<Change['kind'], readonly Area[]>> = {
  record: ['records', 'lists', 'related-lists', 'search', 'duplicates'],
  reshape: ['records', 'actions', 'related-lists', 'layouts'],
  list: ['lists'],
  'related-list': ['related-lists'],
  visit: ['lists'],
};

/**
 * Marks as stale what the changes touch, and asks again for what is observed or on its way, so that an answer from
 * before the change is not kept. Resolves when these answers are in; their failures reach those who observe. What
 * `takeIn` brings once all is marked is not asked for.
 */
export async function announce(
  client: Client,
  changes: readonly Change[],
  takeIn?: () => void,
): Promise<void> {
  const touched = new Map<string, Change>();
  for (const source of client.sources.values()) {
    const change = changes.find((one) => source.isTouched(one));
    if (change) touched.set(source.key, change);
  }
  const areas = new Set<string>(changes.flatMap(({ kind }) => areasOf[kind]));
  client.store.invalidate(
    (key) => touched.has(key) || (!client.sources.has(key) && areas.has(key.slice(0, key.indexOf('/')))),
  );
  takeIn?.();
  const used = [...client.sources.values()].filter(
    (source) => touched.has(source.key) && source.isUsed() && isOpen(client, source),
  );
  const answered = Promise.allSettled(
    used.map((source) => source.refresh(reasonOf(touched.get(source.key)))),
  );
  client.emit({ type: 'changed', at: client.store.now(), changes, answered });
  await answered;
}

/** Not answered by what was taken in, or about to be answered as it was before the change. */
const isOpen = ({ store }: Client, { key, peek }: Source<unknown>): boolean =>
  peek().state !== 'Fulfilled' || store.cell(key).loading > 0;

function reasonOf(change: Change | undefined): string {
  if (change?.kind === 'record')
    return `${change.objectApiName ?? 'A record'} ${change.id ?? ''} was written (${change.operation}).`;
  return change ? `A change was made: ${change.kind}.` : 'It was marked.';
}
