import type { Database } from '@relab/database';
import { networkOf } from '../network/network.ts';
import { countAttempt, type Limit } from './attempts.ts';

const hour = 3_600;
/** How often anybody may sign up, and have mails sent. */
export const identityLimits = {
  signUpNetwork: { name: 'sign-up network', max: 30, seconds: hour },
  signUpMailbox: { name: 'sign-up mailbox', max: 5, seconds: hour },
  resetNetwork: { name: 'reset network', max: 30, seconds: hour },
  /** As many links as this are valid at once, so nobody can lock another person out by requesting theirs. */
  resetMailbox: { name: 'reset mailbox', max: 5, seconds: hour },
  verifyNetwork: { name: 'verify network', max: 60, seconds: hour },
  verifyMailbox: { name: 'verify mailbox', max: 5, seconds: hour },
} as const satisfies Record<string, Limit>;

/** Whose mail an address is: `ada+shop@example.com` comes to `ada@example.com`. For limits; nobody signs in with it. */
function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^([^+@]*)(?:\+[^@]*)?@(.*)$/.exec(email.trim().toLowerCase()) ?? [];
  return domain === '' ? email : `${name}@${domain}`;
}

/** Counts attempts by where they come from and by whom they are about; throws 429 past a limit. */
export interface AttemptCounter {
  byNetwork(limit: Limit, address: string | undefined): Promise<void>;
  byMailbox(limit: Limit, email: string): Promise<void>;
}

export const createAttemptCounter = (database: Database, now: () => Date): AttemptCounter => ({
  async byNetwork(limit, address) {
    if (address !== undefined) await countAttempt(database, limit, networkOf(address), now());
  },
  async byMailbox(limit, email) {
    await countAttempt(database, limit, mailboxOf(email), now());
  },
});
