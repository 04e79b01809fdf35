import { setTimeout as wait } from 'node:timers/promises';

/** Lets one instance at a time work on something, among all that share a store. */
export interface Turns {
  /** Ends the turn; undefined while another has it. A turn ends by itself when its instance was killed. */
  take(name: string): Promise<(() => Promise<void>) | undefined>;
}

/** For one instance, which keeps its own order. */
export const noTurns: Turns = { take: async () => async () => undefined };

const pause = 100;

/** Makes what is not there, unless another instance does: then its result is waited for. */
export async function makeInTurn<Result>(
  turns: Turns,
  name: string,
  find: () => Promise<Result | undefined>,
  make: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    const end = await turns.take(name);
    if (end) {
      try {
        return (await find()) ?? (await make());
      } finally {
        await end();
      }
    }
    await wait(pause);
    const found = await find();
    if (found) return found;
  }
}
