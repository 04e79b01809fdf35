import type { Source } from '@relab/client';
import type { Snapshot } from '@relab/store';

const idle: Snapshot<never> = { state: 'Unfulfilled', data: undefined, error: undefined, missing: [] };
const asking: Snapshot<never> = { state: 'Pending', data: undefined, error: undefined, missing: undefined };

/** The snapshot of a read that a component shows: what is about to be requested counts as pending. */
export function look<Data>(source: Source<Data> | undefined): Snapshot<Data> {
  if (!source) return idle;
  const snapshot = source.peek();
  return snapshot.state === 'Unfulfilled' ? asking : snapshot;
}
