import { countAttempt, type Limit } from '@relab/server/identity';
import { networkOf } from '@relab/server/limits';
import type { RecordsContext } from '../../query/records-context.ts';

const perAddress: Limit = {
  name: 'records of guests',
  max: 20,
  seconds: 3_600,
  message: (minutes) =>
    `Too much was sent from your network within an hour, so this was not stored. Try again in ${minutes} min, or sign in.`,
};

/**
 * Bounds what people make who are not signed in, by the network address that they come from; an hour has room for an
 * institute that shares one. Counted with what is stored: what fails for another reason does not count.
 */
export async function limitGuest(
  created: number,
  { database, principal, address, now }: RecordsContext,
): Promise<void> {
  if (principal.kind !== 'guest' || address === undefined || created === 0) return;
  await countAttempt(database, perAddress, networkOf(address), now(), created);
}
