import type { View } from './snapshot.ts';

/** Something that is put together from parts, and of which others are put together. */
export interface Dependent {
  /** Undefined while it is out of date. */
  view: View | undefined;
  /** Most parts have one reader; a set is made for the second. */
  parents: Dependent | Set<Dependent> | undefined;
  /** Shows also the states of its parts, not their data alone. */
  volatile?: boolean;
  /** Who listens to it. */
  readonly listeners?: { readonly size: number };
  /** Called when the view has gone out of date, or may have become fresh or stale. */
  readonly notify?: (part: Dependent) => void;
  /** Called when it has got its first parent, or lost its last. */
  readonly usageChanged?: (part: Dependent) => void;
}

export function addParent(part: Dependent, parent: Dependent): void {
  const { parents } = part;
  if (!parents) {
    part.parents = parent;
    part.usageChanged?.(part);
  } else if (parents instanceof Set) parents.add(parent);
  else if (parents !== parent) part.parents = new Set([parents, parent]);
}

export function removeParent(part: Dependent, parent: Dependent): void {
  const { parents } = part;
  if (parents instanceof Set) {
    if (parents.delete(parent) && parents.size === 0) part.parents = undefined;
  } else if (parents === parent) part.parents = undefined;
  if (!part.parents) part.usageChanged?.(part);
}

export const hasParents = ({ parents }: Dependent): boolean => parents !== undefined;

export function eachParent({ parents }: Dependent, visit: (parent: Dependent) => void): void {
  if (parents instanceof Set) for (const parent of parents) visit(parent);
  else if (parents) visit(parents);
}

/** Marks what was built from a part as out of date, up to the reads, which are woken. */
export function invalidateView(part: Dependent): void {
  if (!part.view) return;
  part.view = undefined;
  part.notify?.(part);
  eachParent(part, invalidateView);
}

/** Tells the reads that show a part that its times are others, though what it shows is the same. */
export function notifyReaders(part: Dependent): void {
  eachParent(part, (parent) => {
    if (parent.volatile) parent.view = undefined;
    parent.notify?.(parent);
    notifyReaders(parent);
  });
}
