import type { OpenDatabase } from '@relab/database';
import { createIdentity } from '@relab/server/identity';
import { ensureClient } from '@relab/server/oauth';
import { installation } from '../../server/src/installation.ts';

/** The program that works in a space for somebody who publishes. */
export const publisher = {
  id: 'publishing',
  secret: 'a secret of a measurement, long enough',
  name: 'Publishing',
};

const person = {
  email: 'publisher@example.com',
  password: 'correct horse battery',
  firstName: 'Test',
  lastName: 'Publisher',
};

export async function ensurePublisher({ database }: OpenDatabase): Promise<void> {
  const identity = createIdentity({ ...installation, database, log: () => undefined });
  const { userId } = await identity.ensurePerson(person, ['publisher']);
  await ensureClient(database, { ...publisher, actsAs: userId });
  await identity.close();
}
