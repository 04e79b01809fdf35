import type { PublishedChange } from '../client/change.ts';

/** For each tab, how many of its writes have been received. */
export type VersionVector = ReadonlyMap<string, number>;

/**
 * The writes that a tab has received. A response does not tell when the server made it: one from a tab that has not
 * received a write may be from before that write, whenever it arrived there.
 */
export interface Knowledge {
  /** A write of this tab was confirmed. Answers its number. */
  confirm(changes: readonly PublishedChange[]): number;
  /** Before it is sent; returns its changes, none where that was done before. */
  release(number: number): readonly PublishedChange[];
  /** All that was confirmed and not released, for a page that goes away. */
  releaseAll(): readonly PublishedChange[];
  /** Something was confirmed and is not released. */
  isWaiting(): boolean;
  hear(known: VersionVector): void;
  /** What the receivers of the next message know then. */
  told(): VersionVector;
  /** Whether somebody who knows that much knows all that this tab does. */
  isCoveredBy(known: VersionVector): boolean;
}

export function createKnowledge(tab: string): Knowledge {
  const heard = new Map<string, number>();
  const waiting = new Map<number, readonly PublishedChange[]>();
  let confirmed = 0;
  return {
    confirm(changes) {
      waiting.set(++confirmed, changes);
      return confirmed;
    },
    release(number) {
      const changes = waiting.get(number) ?? [];
      waiting.delete(number);
      return changes;
    },
    releaseAll() {
      const changes = [...waiting.values()].flat();
      waiting.clear();
      return changes;
    },
    isWaiting: () => waiting.size > 0,
    hear(known) {
      for (const [name, count] of known)
        if (name !== tab) heard.set(name, Math.max(count, heard.get(name) ?? 0));
    },
    told() {
      const [first = confirmed + 1] = waiting.keys();
      return new Map([...heard, [tab, first - 1]]);
    },
    isCoveredBy: (known) =>
      (known.get(tab) ?? 0) >= confirmed &&
      [...heard].every(([name, count]) => (known.get(name) ?? 0) >= count),
  };
}
