import type { Change } from '../client/change.ts';
import type { Client } from '../client/client.ts';
import type { Source } from '../client/source.ts';
import { mayAffectUnread } from './unread-entries.ts';

export interface InvalidateOptions {
  /** Writes what came with the changes, once all is marked: what it brings is not requested. */
  readonly ingest?: (() => void) | undefined;
  /** Keys of reads that have been brought up to date already. */
  readonly except?: readonly (string | undefined)[];
  /** What nobody observes is dropped, so that it is never shown again, not even until the new response comes. */
  readonly isReplaced?: boolean;
}

/**
 * How a change invalidates what is cached: each read that is affected (`isAffectedBy`) is marked as stale, and
 * those that are observed or in flight are requested again, so that a response from before the change is not cached.
 * Resolves when their responses are in; failures reach those who observe.
 */
export function invalidateAffected(
  client: Client,
  changes: readonly Change[],
  { ingest, except = [], isReplaced = false }: InvalidateOptions = {},
): Promise<unknown> {
  const { store, sources } = client;
  const affected = affectedReads(client, changes);
  for (const key of except) affected.delete(key ?? '');
  const mayBeAffected = mayAffectUnread(changes);
  const isAffected = (key: string) => affected.has(key) || (!sources.has(key) && mayBeAffected(key));
  if (isReplaced) store.evict((key) => isAffected(key) && !sources.get(key)?.isUsed());
  store.invalidate(isAffected);
  ingest?.();
  const used = [...sources.values()].filter(
    (source) => affected.has(source.key) && source.isUsed() && isOpen(client, source),
  );
  return Promise.allSettled(used.map((source) => source.refresh(affected.get(source.key))));
}

/** The reads that say that they are affected, each with the first change that affects it. */
function affectedReads(client: Client, changes: readonly Change[]): Map<string, Change> {
  const affected = new Map<string, Change>();
  for (const source of client.sources.values()) {
    const change = changes.find((one) => source.isAffectedBy(one));
    if (change) affected.set(source.key, change);
  }
  return affected;
}

/** Whether what a key stands for is affected by changes. */
export function affectedKeys(client: Client, changes: readonly Change[]): (key: string) => boolean {
  const affected = affectedReads(client, changes);
  const mayBeAffected = mayAffectUnread(changes);
  return (key) => affected.has(key) || (!client.sources.has(key) && mayBeAffected(key));
}

/** Not brought by what was ingested, or about to be answered as it was before the change. */
const isOpen = ({ store }: Client, { key, peek }: Source<unknown>): boolean =>
  peek().state !== 'Fulfilled' || store.entry(key).loading > 0;
