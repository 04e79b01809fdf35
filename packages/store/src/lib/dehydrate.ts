import type { Change, Store } from './create-store.ts';
import { type State, stateVersion, writeCell } from './state.ts';

/** What a store keeps, errors too, as a value that JSON can carry: all, or what the test lets through. */
export function dehydrate(store: Store, keep: (change: Change) => boolean = () => true): State {
  const kept = [...store.cells()].filter(({ key }) => keep({ stage: 'cells', id: key }));
  const beside = [...store.stages()].map(
    ([name, stage]) => [name, stage.dehydrate((id) => keep({ stage: name, id }))] as const,
  );
  return {
    version: stateVersion,
    at: store.now(),
    cells: kept.flatMap(writeCell),
    stages: Object.fromEntries(beside),
  };
}
