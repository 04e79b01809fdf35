/** What is remembered until the tab is closed. */
export interface Session {
  /** A random UUID. */
  readonly visit: string;
  has(mark: string): boolean;
  set(mark: string): void;
  remove(mark: string): void;
  /** Forgets all of it. */
  clear(): void;
}

const prefix = 'analytics.';
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** In session storage, and beside it for as long as the page lives: storage may be full, forbidden or full of rubbish. */
export function createSession(storage: () => Storage, newId: () => string): Session {
  const marks = new Map<string, boolean>();
  const quietly = <T>(task: () => T): T | undefined => {
    try {
      return task();
    } catch {
      return undefined;
    }
  };
  const stored = quietly(() => storage().getItem(`${prefix}visit`));
  const visit = stored && uuid.test(stored) ? stored : newId();
  if (visit !== stored) quietly(() => storage().setItem(`${prefix}visit`, visit));
  return {
    visit,
    has: (mark) => marks.get(mark) ?? quietly(() => storage().getItem(prefix + mark)) === 'yes',
    set(mark) {
      marks.set(mark, true);
      quietly(() => storage().setItem(prefix + mark, 'yes'));
    },
    remove(mark) {
      marks.set(mark, false);
      quietly(() => storage().removeItem(prefix + mark));
    },
    clear() {
      for (const mark of ['visit', ...marks.keys()]) quietly(() => storage().removeItem(prefix + mark));
      marks.clear();
    },
  };
}
