import type { Client } from '../client/client.ts';
import { asPart, ClientError } from '../errors/client-error.ts';
import { createDeferred } from '../values/deferred.ts';
import { groupBy } from '../values/group-by.ts';

/** One that waits for its part of a batch. */
interface Waiting<Item> {
  readonly item: Item;
  readonly key: string;
  readonly signal: AbortSignal;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** What one request is sent for. */
export interface BatchContext {
  readonly signal: AbortSignal;
  /** Keys of the reads. */
  readonly causes: readonly string[];
}

/** How single reads of one tick go out as one request. */
export interface Batch<Item, Result> {
  /** Unique in a client. */
  readonly name: string;
  /** How many items one request takes at most. */
  readonly maxItems: number;
  /** Items of different groups go out separately. */
  readonly group?: (item: Item) => string;
  /** Sends the request, and answers a result or an error for each item, in their order. Throws where all failed. */
  readonly send: (
    client: Client,
    items: readonly Item[],
    asking: BatchContext,
  ) => Promise<readonly (Result | ClientError)[]>;
}

/** Reads one item, together with all that are requested in the same tick. */
export function inBatch<Item, Result>(
  client: Client,
  batch: Batch<Item, Result>,
  item: Item,
  asking: { readonly key: string; readonly signal: AbortSignal },
): Promise<Result> {
  const { promise, resolve, reject } = createDeferred<unknown>();
  const waiting = { item, key: asking.key, signal: asking.signal, resolve, reject };
  const opened = client.parts.get(batch.name) as Waiting<Item>[] | undefined;
  if (opened) opened.push(waiting);
  else {
    const items: Waiting<Item>[] = [waiting];
    client.parts.set(batch.name, items);
    queueMicrotask(() => {
      client.parts.delete(batch.name);
      for (const group of groupBy(items, (one) => batch.group?.(one.item) ?? '').values()) {
        for (let start = 0; start < group.length; start += batch.maxItems)
          void sendGroup(client, batch, group.slice(start, start + batch.maxItems));
      }
    });
  }
  return promise as Promise<Result>;
}

async function sendGroup<Item, Result>(
  client: Client,
  batch: Batch<Item, Result>,
  group: readonly Waiting<Item>[],
): Promise<void> {
  const signal = whenAll(group.map((one) => one.signal));
  try {
    const results = await batch.send(
      client,
      group.map(({ item }) => item),
      { signal, causes: group.map(({ key }) => key) },
    );
    for (const [index, one] of group.entries()) {
      const result = results[index];
      if (result instanceof ClientError) one.reject(result);
      else one.resolve(result);
    }
  } catch (cause) {
    // D-110: one item that goes out alone is rejected as it would be among others.
    const isAlone = group.every(({ item }) => item === group[0]?.item);
    const error = isAlone ? asPart(cause) : cause;
    for (const one of group) one.reject(error);
  }
}

/** D-110, D-111: a sub-result by its own status. */
export function partResult<Result>(
  part: { readonly statusCode: number; readonly result: unknown } | undefined,
): Result | ClientError {
  if (part?.statusCode === 200 || part?.statusCode === 201) return part.result as Result;
  const {
    statusCode = 502,
    result = [{ errorCode: 'INVALID_ANSWER', message: 'The batch lacks a result.' }],
  } = part ?? {};
  return new ClientError(statusCode, '', result, { part: true });
}

/** Aborts when every one has. */
function whenAll(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  const check = () => {
    if (signals.every(({ aborted }) => aborted)) controller.abort();
  };
  for (const signal of signals) signal.addEventListener('abort', check, { once: true });
  check();
  return controller.signal;
}
