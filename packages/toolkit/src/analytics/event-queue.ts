import type { AnalyticsEvent } from './event.ts';

/** Where events wait, and how many: 200 by default. */
export interface EventQueueOptions {
  readonly storage: () => Storage;
  /** Whose events wait. Those of another visitor were agreed to under another id, and are dropped. */
  readonly visitor: string;
  /** Events that wait at most; the oldest make room. */
  readonly maxEvents?: number;
}

/** Events that have not arrived. Nothing here throws: a storage that fails loses what it would have stored. */
export interface EventQueue {
  /** The oldest first. */
  waiting(): readonly AnalyticsEvent[];
  add(events: readonly AnalyticsEvent[]): void;
  remove(events: readonly AnalyticsEvent[]): void;
  clear(): void;
}

const prefix = 'analytics.event.';

function parse(text: string | null, visitor: string): AnalyticsEvent | undefined {
  try {
    const { visitor: whose, event } = JSON.parse(text ?? '');
    const { id, kind, at } = event;
    const fits = whose === visitor && typeof id === 'string' && typeof kind === 'string';
    return fits && typeof at === 'number' ? event : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Events that are not known to have arrived: in memory, and each under a key of its own in local storage, where tabs do not
 * overwrite each other's. Storage that is full, absent or corrupt loses what it would have stored, and nothing else.
 */
export function createEventQueue({ storage, visitor, maxEvents = 200 }: EventQueueOptions): EventQueue {
  const stored = new Map<string, AnalyticsEvent>();
  const quietly = (task: (store: Storage) => void): void => {
    try {
      task(storage());
    } catch {
      // Memory has it still.
    }
  };
  const keys = (store: Storage): readonly string[] =>
    Array.from({ length: store.length }, (_, at) => store.key(at) ?? '').filter((key) =>
      key.startsWith(prefix),
    );
  const drop = (id: string): void => {
    stored.delete(id);
    quietly((store) => store.removeItem(prefix + id));
  };

  quietly((store) => {
    const events = keys(store).flatMap((key) => {
      const event = parse(store.getItem(key), visitor);
      if (event && key === prefix + event.id) return [event];
      store.removeItem(key);
      return [];
    });
    for (const event of events.sort((one, other) => one.at - other.at)) stored.set(event.id, event);
  });

  return {
    waiting: () => [...stored.values()],
    add(events) {
      for (const event of events) {
        stored.set(event.id, event);
        quietly((store) => store.setItem(prefix + event.id, JSON.stringify({ visitor, event })));
      }
      for (const id of [...stored.keys()].slice(0, Math.max(0, stored.size - maxEvents))) drop(id);
    },
    remove(events) {
      for (const { id } of events) drop(id);
    },
    clear() {
      stored.clear();
      quietly((store) => {
        for (const key of keys(store)) store.removeItem(key);
      });
    },
  };
}
