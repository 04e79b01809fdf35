import type { Area } from '@relab/contract';
import type { Change } from '../client/change.ts';
import type { Client } from '../client/client.ts';
import type { Source } from '../client/source.ts';

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
