import { createIdentity, type IdentityOptions } from '@relab/server/identity';
import { seedBuyers } from '../seed/seed-buyers.ts';
import { seedOffice } from '../seed/seed-office.ts';
import { ensureAdministrator } from './first-administrator.ts';
import { registerClients } from './register-clients.ts';
import type { StartContext } from './start-context.ts';

/** Sees to it that somebody can sign in, with an office to look at, and registers the programs of others. */
export async function preparePeople(
  options: IdentityOptions,
  { settings: { dataFolder }, reporter }: StartContext,
): Promise<void> {
  const { database } = options;
  const identity = createIdentity(options);
  const first = await ensureAdministrator(database, identity, dataFolder);
  if (first.passwordFile !== undefined) {
    reporter.report('Office', `sign in as ${first.email}; the password stands in ${first.passwordFile}`);
  }
  await seedOffice(database, first.userId);
  const buyers = await seedBuyers(database, identity, dataFolder);
  await identity.close();
  if (buyers !== undefined) {
    reporter.report(
      'Buyers',
      `sign in as ${buyers.emails.join(' or ')}; the password stands in ${buyers.passwordFile}`,
    );
  }
  const programs = await registerClients(database, dataFolder);
  if (programs !== undefined) reporter.report('Programs', `${programs} registered`);
}
