import type { Change, Store } from './create-store.ts';
import { type State, stateVersion, writeEntry } from './state.ts';

/** What a store keeps, errors too, as a value that JSON can carry: all, or what the test lets through. */
export function dehydrate(store: Store, keep: (change: Change) => boolean = () => true): State {
  const stored = [...store.entries()].filter(({ key }) => keep({ slice: 'entries', id: key }));
  const beside = [...store.slices()].flatMap(([name, { state }]) =>
    state ? [[name, state.write((id) => keep({ slice: name, id }))] as const] : [],
  );
  return {
    version: stateVersion,
    at: store.now(),
    entries: stored.flatMap(writeEntry),
    slices: Object.fromEntries(beside),
  };
}
