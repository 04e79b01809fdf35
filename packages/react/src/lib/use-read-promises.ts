import type { Client, ReadAdapter, Source } from '@relab/client';
import { ClientError } from '@relab/client';
import { useMemo, useSyncExternalStore } from 'react';
import { useClient, useSuspendedReads } from './provider.tsx';
import { type ReadPromise, readPromiseOf } from './read-promise.ts';

/** A read and what it is asked. */
export type ReadRequest = readonly [
  adapter: Pick<ReadAdapter<never, unknown>, 'id' | 'source'>,
  config: unknown,
];

/** For so long after its arrival a read does not ask again because a component that has waited for it comes, in milliseconds. */
const grace = 1_000;

/** Reads as promises, all asked for at once. Throws a ClientError for a config that is wrong, since it has no answer. */
export function useReadPromises(reads: readonly ReadRequest[]): readonly ReadPromise[] {
  const client = useClient();
  const suspended = useSuspendedReads();
  // Keys hold no line breaks.
  const keys = reads.map((read) => keyOf(client, read)).join('\n');
  const group = useMemo(() => readPromiseGroup(client, keys), [client, keys]);
  const readPromises = useSyncExternalStore(group.subscribe, group.current, group.current);
  for (const readPromise of readPromises) suspended.add(readPromise);
  return readPromises;
}

function keyOf(client: Client, [adapter, config]: ReadRequest): string {
  const source = adapter.source(client, config as never);
  if (source) return source.key;
  const message = `Invalid config for "${adapter.id}".`;
  throw new ClientError(400, 'Bad Request', [{ errorCode: 'INVALID_CONFIG', message }]);
}

interface ReadPromiseGroup {
  /** The same list as long as every arrival is the same. */
  readonly current: () => readonly ReadPromise[];
  readonly subscribe: (changed: () => void) => () => void;
}

function readPromiseGroup(client: Client, keys: string): ReadPromiseGroup {
  const found = keys.split('\n').map((key) => client.sources.get(key));
  const sources: readonly Source<unknown>[] = found.filter((source) => source !== undefined);
  let last: readonly ReadPromise[] = [];
  return {
    current() {
      const readPromises = sources.map((source) => readPromiseOf(client, source));
      if (readPromises.some((readPromise, index) => readPromise !== last[index])) last = readPromises;
      return last;
    },
    subscribe(changed) {
      const ends = sources.map((source) => {
        const { at } = readPromiseOf(client, source);
        // What has only just come for this component is not asked for a second time, however short it holds.
        const hasJustCome = at !== undefined && client.store.now() - at < grace;
        return source.observe(changed, hasJustCome ? 'only-if-cached' : undefined);
      });
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
