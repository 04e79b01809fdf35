import type { Rows } from '../persistence/rows.ts';
import { uuid } from '../values/uuid.ts';

/** Lets one tab at a time do something, by a name. */
export interface Locks {
  /** Waits for its turn, and answers what the task answers. */
  request<Result>(name: string, task: () => Promise<Result>): Promise<Result>;
}

/** The browser's own, undefined where there are none. */
export function webLocks(): Locks | undefined {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return undefined;
  return { request: async (name, task) => locks.request(name, task) };
}

/** Locks within one page: for tests, and where only one tab uses the rows. */
export function memoryLocks(): Locks {
  const last = new Map<string, Promise<unknown>>();
  return {
    request(name, task) {
      const turn = (last.get(name) ?? Promise.resolve()).then(task);
      last.set(
        name,
        turn.catch(() => {}),
      );
      return turn;
    },
  };
}

export interface LeaseOptions {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Tells when the page goes away, and when it comes back. */
  readonly page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
}

/** A lease ends by itself after so many milliseconds, since a tab that was killed gives nothing back. */
const lease = 30_000;

const shown = ['pagehide', 'pageshow'] as const;

/**
 * Locks on rows that tabs share, for browsers without any. A page that goes away gives back what it has; of one that is
 * killed the lease has to end. A tab that stands still for longer than a lease, or comes back after it went away, may
 * find that another has gone on: what is done under it has to bear being done twice.
 */
export function rowLocks(rows: Rows, { now, wait, page }: LeaseOptions): Locks {
  const owner = uuid();

  /** Answers whether it has the lock from now on. */
  const take = (name: string): Promise<boolean> =>
    rows.update(`lock ${name}`, (cached) => {
      const others = cached.filter(({ id }) => id !== owner);
      if (others.some(({ usedAt }) => usedAt > now() - lease)) return { result: false };
      const drop = others.map(({ id }) => id);
      return { put: [{ id: owner, usedAt: now(), value: null }], drop, result: true };
    });

  // Its own row only, so that nothing has to be read first: a page that goes away has no time for that.
  const give = (name: string): Promise<void> => rows.change(`lock ${name}`, { drop: [owner] });

  /** Has and takes nothing while the page is away: it may run on for a moment, which is too short to give back. */
  async function hold<Result>(
    name: string,
    task: () => Promise<Result>,
    away: () => boolean,
  ): Promise<Result> {
    let running = true;
    const renew = async (): Promise<void> => {
      await wait(lease / 3);
      if (running && !away() && (await take(name))) await renew();
    };
    try {
      while (away() || !(await take(name))) await wait(lease / 30);
      renew().catch(() => {});
      return await task();
    } finally {
      running = false;
      await give(name);
    }
  }

  const turns = memoryLocks();
  return {
    async request(name, task) {
      let away = false;
      const see = ({ type }: Event) => {
        away = type === 'pagehide';
        if (away) void give(name).catch(() => {});
      };
      for (const type of shown) page?.addEventListener(type, see);
      try {
        return await turns.request(name, () => hold(name, task, () => away));
      } finally {
        for (const type of shown) page?.removeEventListener(type, see);
      }
    },
  };
}
