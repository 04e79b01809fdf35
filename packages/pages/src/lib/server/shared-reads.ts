/** A response that more than one visitor may see, and nobody may change. */
export interface SharedResponse {
  readonly value: unknown;
}

/** Responses that many visitors read alike, each loaded once. Values are frozen. */
export interface SharedReads {
  /** What `load` gave for this key a moment ago, to another visitor perhaps; undefined where it failed. */
  read(key: string, load: () => Promise<unknown>): Promise<SharedResponse | undefined>;
  /** After a write of this process: whoever made it sees it on their next page. */
  clear(): void;
}

/** How long a response is shared: 1,000 ms and 250 keys by default. Beyond that no new key is stored. */
export interface SharedReadsOptions {
  /** Milliseconds, counted from when it was sent, for which a response is shared. */
  readonly maxAge?: number;
  readonly maxEntries?: number;
  /** Milliseconds of a clock that is never set. */
  readonly now?: () => number;
}

interface Entry {
  /** When it was sent: nothing in the response is older. */
  readonly begun: number;
  readonly response: Promise<SharedResponse | undefined>;
}

function freezeDeeply(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const member of Object.values(value)) freezeDeeply(member);
}

/** Shared reads of pages, cached for so short a time that a write of another process needs no notification. */
export function createSharedReads({
  maxAge = 1_000,
  maxEntries = 250,
  now = () => performance.now(),
}: SharedReadsOptions = {}): SharedReads {
  /** The oldest first. */
  const entries = new Map<string, Entry>();

  function removeOld(at: number): void {
    for (const [key, { begun }] of entries) {
      if (at - begun < maxAge) break;
      entries.delete(key);
    }
  }

  async function start(load: () => Promise<unknown>): Promise<SharedResponse | undefined> {
    const value = await load();
    freezeDeeply(value);
    return { value };
  }

  return {
    read(key, load) {
      const at = now();
      removeOld(at);
      const stored = entries.get(key);
      if (stored) return stored.response;
      const entry: Entry = {
        begun: at,
        // Whoever waits makes a call of their own, and gets an error of their own.
        response: start(load).catch(() => {
          if (entries.get(key) === entry) entries.delete(key);
          return undefined;
        }),
      };
      // A flood of keys pushes out nothing: what is stored makes room within the second.
      if (entries.size < maxEntries) entries.set(key, entry);
      return entry.response;
    },
    clear: () => entries.clear(),
  };
}
