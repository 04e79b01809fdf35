import { joinQuery, type Query, type Snapshot } from '@relab/store';
import type { Client } from '../client/client.ts';
import type { ReadSettings } from '../client/policy.ts';
import type { Source } from '../client/source.ts';
import { ClientError } from '../errors/client-error.ts';

/** A part of a batch as the wire answers it. */
export interface BatchItem {
  readonly statusCode: number;
  readonly result: unknown;
}

/** The error that is not about one part but about all: no answer, or a refusal of the whole batch. */
function commonError(snapshots: readonly Snapshot<unknown>[]): ClientError | undefined {
  for (const { state, data, error } of snapshots) {
    if (state === 'Error' && data === undefined && error instanceof ClientError && !error.part) return error;
  }
  return undefined;
}

/** Each part by its own status (D-110); undefined as long as one is not there. */
function batchItems(snapshots: readonly Snapshot<unknown>[]): readonly BatchItem[] | undefined {
  const items: BatchItem[] = [];
  for (const { data, error } of snapshots) {
    if (data !== undefined) items.push({ statusCode: 200, result: data });
    else if (error instanceof ClientError) items.push({ statusCode: error.status, result: error.body });
    else return undefined;
  }
  return items;
}

/**
 * A read that is put together from others: only what they lack is requested, and what becomes of them shows here. Its
 * parts are requested in one tick, so they go out as one request where their calls know batches.
 */
function joinSources<Data>(
  client: Client,
  key: string,
  parts: readonly Source<unknown>[],
  combine: (items: readonly BatchItem[]) => Data,
): Source<Data> {
  const query: Query<Data> = joinQuery(
    client.store,
    key,
    parts.map((part) => ({ key: part.key, read: part.peek })),
    (snapshots) => {
      if (commonError(snapshots)) return undefined;
      const items = batchItems(snapshots);
      return items && combine(items);
    },
    commonError,
  );
  let observers = 0;
  let pending: Promise<Data> | undefined;

  async function settle(asks: readonly Promise<unknown>[]): Promise<Data> {
    const ends = await Promise.allSettled(asks);
    for (const end of ends) {
      const { reason } = end as { readonly reason?: unknown };
      if (end.status === 'rejected' && !(reason instanceof ClientError && reason.part)) throw reason;
    }
    const { data, error } = query.read();
    if (data === undefined) throw error;
    return data;
  }

  const read = (settings?: ReadSettings) => settle(parts.map((part) => part.read(settings)));
  return {
    key,
    peek: query.read,
    read,
    refresh: (cause) => settle(parts.map((part) => part.refresh(cause))),
    dataPromise() {
      const { state, data } = query.read();
      if (data === undefined && state !== 'Error' && !pending) {
        const promise = read();
        pending = promise;
        promise.catch(() => {
          if (pending === promise) pending = undefined;
        });
      }
      return pending;
    },
    observe(listener, policy) {
      observers++;
      const ends = parts.map((part) => part.observe(() => {}, policy));
      ends.push(query.subscribe(listener));
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        observers--;
        for (const end of ends) end();
      };
    },
    isUsed: () => observers > 0,
    isAffectedBy: () => false,
    explain: () => ({
      key,
      state: query.read().state,
      provenance: query.provenance(),
      decision: parts.map((part) => part.explain().decision).find((one) => one?.from === 'server'),
      observers,
    }),
  };
}

/** How a read of several things comes about: each as a read of its own, and what is answered of them. */
// @__NO_SIDE_EFFECTS__
export function joined<Config, Data>(how: {
  readonly parts: (client: Client, config: Config) => readonly (Source<unknown> | undefined)[];
  readonly combine: (items: readonly BatchItem[], config: Config) => Data;
}): (client: Client, key: string, config: Config) => Source<Data> | undefined {
  return (client, key, config) => {
    const parts = how.parts(client, config);
    const found = parts.filter((part) => part !== undefined);
    if (found.length < parts.length) return undefined;
    return joinSources(client, key, found, (items) => how.combine(items, config));
  };
}
