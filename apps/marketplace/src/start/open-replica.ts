import { ReplicaError } from '@relab/database';
import { type OpenReadReplica, openReadReplica } from '@relab/server/replica';
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
