import type { Client, Source } from '@relab/client';
import { useMemo, useSyncExternalStore } from 'react';
import { policyAfterArrival } from './arrivals.ts';
import { useClient, useSuspendedReads } from './provider.tsx';
import { type ReadPromise, readPromiseOf } from './read-promise.ts';
import { type ReadRequest, sourceOf } from './read-request.ts';

/** Reads as promises, all requested at once. Throws a ClientError for a config that is wrong, since it has no response. */
export function useReadPromises(reads: readonly ReadRequest[]): readonly ReadPromise[] {
  const client = useClient();
  const suspended = useSuspendedReads();
  // Keys hold no line breaks.
  const keys = reads.map((read) => sourceOf(client, read).key).join('\n');
  const group = useMemo(() => readPromiseGroup(client, keys), [client, keys]);
  const readPromises = useSyncExternalStore(group.subscribe, group.current, group.current);
  for (const readPromise of readPromises) suspended.add(readPromise);
  return readPromises;
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
      const ends = sources.map((source) => source.observe(changed, policyAfterArrival(client, source)));
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
