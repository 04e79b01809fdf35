import type { View } from './snapshot.ts';

/** Something that is put together from parts. Its view is undefined while it is out of date. */
export interface Dependent {
  view: View | undefined;
  readonly parents?: ReadonlySet<Dependent>;
  /** Told when the view has gone out of date, or may have become fresh or stale. */
  readonly wake?: () => void;
}

/** Marks what was built from a part as out of date, up to the reads, which are woken. */
export function outdate(node: Dependent): void {
  if (!node.view) return;
  node.view = undefined;
  node.wake?.();
  for (const parent of node.parents ?? []) outdate(parent);
}
