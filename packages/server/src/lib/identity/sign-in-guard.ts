import { setTimeout } from 'node:timers/promises';
import type { Database } from '@relab/database';
import { ApiError } from '../errors/api-error.ts';
import { networkOf } from '../network/network.ts';
import { clearAttempts, countAttempt, type Limit, withdrawAttempt } from './attempts.ts';

const quarter = 900;
const hour = 3_600;

/** Other users behind the network can sign in to their own accounts until many attempts were made there. */
const perNetwork: Limit = { name: 'sign-in network', max: 60, seconds: quarter };
/** Ten wrong passwords lock an account for the network that they came from, not for its owner elsewhere. */
const perAccountAndNetwork: Limit = { name: 'sign-in account network', max: 10, seconds: quarter };
/** Wrong passwords from all networks together: 2,400 a day at most, from however many networks. */
const perAccount: Limit = { name: 'sign-in account', max: 100, seconds: hour };

/** Wrong passwords for one account, from all networks, from which on each further response takes longer. */
const slowAfter = 20;
const slowStep = 100;
const maxDelay = 3_000;

export interface SignInGuardOptions {
  readonly database: Database;
  readonly now: () => Date;
  /** Waits for so many milliseconds. */
  readonly pause?: ((milliseconds: number) => Promise<unknown>) | undefined;
}

/** Bounds how many passwords are tried, by network, by account, and by both. */
export interface SignInGuard {
  /**
   * Counts an attempt, then runs it. `attempt` returns undefined for a wrong password. What succeeds, and what was
   * turned away for lack of room, does not count against the account.
   */
  guard<T>(
    email: string,
    address: string | undefined,
    attempt: () => Promise<T | undefined>,
  ): Promise<T | undefined>;
  /** Lets an account's owner in again, from this network too, once they have proven who they are in another way. */
  clear(email: string, address: string | undefined): Promise<void>;
}

export function createSignInGuard({ database, now, pause = setTimeout }: SignInGuardOptions): SignInGuard {
  const keysOf = (email: string, address: string | undefined) => {
    const network = networkOf(address ?? '');
    return { network, here: `${network}\0${email}` };
  };
  const isBusy = (error: unknown): boolean => error instanceof ApiError && error.status === 503;

  return {
    async guard(email, address, attempt) {
      const { network, here } = keysOf(email, address);
      if (address !== undefined) await countAttempt(database, perNetwork, network, now());
      await countAttempt(database, perAccountAndNetwork, here, now());
      const count = await countAttempt(database, perAccount, email, now());
      if (count > slowAfter) await pause(Math.min(maxDelay, (count - slowAfter) * slowStep));
      try {
        const result = await attempt();
        if (result === undefined) return undefined;
        await withdrawAttempt(database, perAccount, email);
        await clearAttempts(database, perAccountAndNetwork, here);
        return result;
      } catch (error) {
        if (isBusy(error)) {
          await withdrawAttempt(database, perAccount, email);
          await withdrawAttempt(database, perAccountAndNetwork, here);
        }
        throw error;
      }
    },
    async clear(email, address) {
      const { here } = keysOf(email, address);
      await clearAttempts(database, perAccount, email);
      await clearAttempts(database, perAccountAndNetwork, here);
    },
  };
}
