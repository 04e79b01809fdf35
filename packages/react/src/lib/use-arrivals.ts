import type { Client, ReadAdapter, Source } from '@relab/client';
import { ClientError } from '@relab/client';
import { useMemo, useSyncExternalStore } from 'react';
import { type Arrival, arrivalOf } from './arrival.ts';
import { useClient, useRoom } from './provider.tsx';

/** A read and what it is asked. */
export type Asked = readonly [adapter: Pick<ReadAdapter<never, unknown>, 'id' | 'source'>, config: unknown];

/** For so long after its arrival a read does not ask again because a component that has waited for it comes, in milliseconds. */
const grace = 1_000;

/** Reads as promises, all asked for at once. Throws a ClientError for a config that is wrong, since it has no answer. */
export function useArrivals(reads: readonly Asked[]): readonly Arrival[] {
  const client = useClient();
  const room = useRoom();
  // Keys hold no line breaks.
  const keys = reads.map((read) => keyOf(client, read)).join('\n');
  const group = useMemo(() => arrivalGroup(client, keys), [client, keys]);
  const arrivals = useSyncExternalStore(group.subscribe, group.current, group.current);
  for (const arrival of arrivals) room.enter(arrival);
  return arrivals;
}

function keyOf(client: Client, [adapter, config]: Asked): string {
  const source = adapter.source(client, config as never);
  if (source) return source.key;
  const message = `Invalid config for "${adapter.id}".`;
  throw new ClientError(400, 'Bad Request', [{ errorCode: 'INVALID_CONFIG', message }]);
}

interface ArrivalGroup {
  /** The same list as long as every arrival is the same. */
  readonly current: () => readonly Arrival[];
  readonly subscribe: (changed: () => void) => () => void;
}

function arrivalGroup(client: Client, keys: string): ArrivalGroup {
  const found = keys.split('\n').map((key) => client.sources.get(key));
  const sources: readonly Source<unknown>[] = found.filter((source) => source !== undefined);
  let last: readonly Arrival[] = [];
  return {
    current() {
      const arrivals = sources.map((source) => arrivalOf(client, source));
      if (arrivals.some((arrival, index) => arrival !== last[index])) last = arrivals;
      return last;
    },
    subscribe(changed) {
      const ends = sources.map((source) => {
        const { at } = arrivalOf(client, source);
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
