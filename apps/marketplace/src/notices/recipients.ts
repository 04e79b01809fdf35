import type { Database } from '@relab/database';
import { findPersonById } from '@relab/server/identity';
import type { User } from '@relab/server/principal';

/** Somebody as they would ask themselves. Undefined for who may no longer sign in: they get no mail. */
export async function whoIsTold(database: Database, userId: string): Promise<User | undefined> {
  const person = await findPersonById(database, userId);
  return person && { kind: 'user', guestKey: null, ...person };
}
