import type { Client, ReadAdapter, Source } from '@relab/client';
import type { Snapshot } from '@relab/store';
import { useSyncExternalStore } from 'react';
import { useClient } from './provider.tsx';

/** Nothing is asked for. */
const idle: Snapshot<never> = { state: 'Unfulfilled', data: undefined, error: undefined, missing: [] };
const asking: Snapshot<never> = { state: 'Pending', data: undefined, error: undefined, missing: undefined };

const subscribeToNothing = () => () => {};
const peekNothing = () => idle;

interface Observation<Answer> {
  readonly subscribe: (changed: () => void) => () => void;
  readonly peek: () => Snapshot<Answer>;
}

/** A source's snapshot in the form React asks for, where what is about to be asked for counts as pending. */
export function observation<Answer>(source: Source<Answer> | undefined): Observation<Answer> {
  if (!source) return { subscribe: subscribeToNothing, peek: peekNothing };
  return {
    subscribe: source.observe,
    peek() {
      const snapshot = source.peek();
      return snapshot.state === 'Unfulfilled' ? asking : snapshot;
    },
  };
}

export function useSource<Config, Answer>(
  adapter: ReadAdapter<Config, Answer>,
  config: Config | null,
): Source<Answer> | undefined {
  const client: Client = useClient();
  return config === null ? undefined : adapter.source(client, config);
}

export function useSnapshot<Answer>(source: Source<Answer> | undefined): Snapshot<Answer> {
  const { subscribe, peek } = observation(source);
  return useSyncExternalStore(subscribe, peek, peek);
}
