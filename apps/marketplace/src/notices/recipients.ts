import type { Database } from '@relab/database';
import { findPersonById } from '@relab/server/identity';
import type { User } from '@relab/server/principal';

/** The recipient of a notice, with their own permissions. Undefined for a user who may no longer sign in: they get no mail. */
export async function findRecipient(database: Database, userId: string): Promise<User | undefined> {
  const person = await findPersonById(database, userId);
  return person && { kind: 'user', guestKey: null, ...person };
}
