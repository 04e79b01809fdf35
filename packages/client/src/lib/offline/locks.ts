import type { Rows } from '../persistence/rows.ts';
import { uuid } from '../uuid.ts';

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
}

/** A lease ends by itself after so many milliseconds, since a tab that was closed gives nothing back. */
const lease = 30_000;

/**
 * Locks on rows that tabs share, for browsers without any. A tab that stands still for longer than a lease may find that
 * another has gone on: what is done under it has to bear being done twice.
 */
export function rowLocks(rows: Rows, { now, wait }: LeaseOptions): Locks {
  const owner = uuid();

  /** Answers whether it has the lock from now on. */
  const take = (name: string): Promise<boolean> =>
    rows.update(`lock ${name}`, ([held]) => {
      if (held && held.value !== owner && held.usedAt > now() - lease) return { result: false };
      return { put: [{ id: 'lock', usedAt: now(), value: owner }], result: true };
    });

  const turns = memoryLocks();
  return {
    request: (name, task) =>
      turns.request(name, async () => {
        while (!(await take(name))) await wait(lease / 30);
        let running = true;
        const renew = async (): Promise<void> => {
          await wait(lease / 3);
          if (running && (await take(name))) await renew();
        };
        renew().catch(() => {});
        try {
          return await task();
        } finally {
          running = false;
          await rows.update(`lock ${name}`, ([held]) => ({
            drop: held?.value === owner ? ['lock'] : [],
            result: undefined,
          }));
        }
      }),
  };
}
