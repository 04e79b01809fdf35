import type { Client, ClientEvent } from '@relab/client';
import { type Change, recordsOf } from '@relab/store';

/** Something that became another in the store, or left it. */
export interface ChangeEntry {
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: 'changed' | 'evicted';
  /** `entries`, or a slice's name. */
  readonly slice: string;
  readonly id: string;
}

const most = 300;

export interface ChangeLog {
  readonly take: (change: Change) => void;
  /** A read that is there: when it is not any more, it was evicted. */
  readonly know: (event: ClientEvent) => void;
  readonly entries: () => readonly ChangeEntry[];
}

/** Keeps the last 300 changes. */
export function changeLog(client: Client): ChangeLog {
  const known = new Set(client.sources.keys());
  let cached: ChangeEntry[] = [];
  let number = 0;

  function isGone({ slice, id }: Change): boolean {
    if (slice === 'records') return recordsOf(client.store).stored(id) === undefined;
    return slice === 'entries' && known.has(id) && !client.sources.has(id);
  }

  /** In the middle of a change nobody can say yet what has become of it. */
  function note(change: Change): void {
    const { slice, id } = change;
    const kind = isGone(change) ? 'evicted' : 'changed';
    if (kind === 'evicted') known.delete(id);
    else if (client.sources.has(id)) known.add(id);
    cached.push({ number: ++number, at: client.store.now(), kind, slice, id });
    if (cached.length > 2 * most) cached = cached.slice(-most);
  }

  return {
    take: (change) => queueMicrotask(() => note(change)),
    know(event) {
      if ('key' in event) known.add(event.key);
    },
    entries: () => cached.slice(-most).reverse(),
  };
}
