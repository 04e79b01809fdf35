import { ReplicaError } from '@relab/database';
import type { BreakerFacts } from '@relab/server/limits';
import { type OpenReadReplica, openReadReplica, type ReplicaFacts } from '@relab/server/replica';
import { SettingError } from '../settings.ts';
import type { Databases } from './open-database.ts';
import type { StartContext } from './start-context.ts';

/** Opens the standby that some reads go to, where one is set; the database is up to date by now. */
export async function openReplica(
  { database, pool }: Databases,
  { settings, reporter, observer }: StartContext,
): Promise<OpenReadReplica | undefined> {
  const { replica, databasePool, preparedStatements } = settings;
  if (!replica) return undefined;
  return await openReadReplica({
    ...replica,
    primary: { database, pool },
    prepared: preparedStatements,
    onStatement: observer.statement,
    log: (line) => reporter.report('Replica', line),
    ...(databasePool === undefined ? {} : { poolSize: databasePool }),
  }).catch((cause: unknown) => {
    throw cause instanceof ReplicaError ? new SettingError(cause.message, { cause }) : cause;
  });
}

/** How it is, beside the services that a process uses: one that is behind is looked at again each second. */
export const replicaService = ({ isUsable, lag }: ReplicaFacts): BreakerFacts => ({
  name: 'replica',
  state: isUsable ? 'closed' : lag === undefined ? 'open' : 'half-open',
});
