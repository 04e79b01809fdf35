import {
  checkReplica,
  type Database,
  type OpenDatabase,
  openReplica,
  openSeparateConnection,
  parseReplicas,
  ReplicaError,
  type ReplicaOptions,
  type Server,
} from '@relab/database';
import type { PoolState } from '../observability/database-gauges.ts';
import type { ReadReplica } from './read-replica.ts';
import { type ReplicaWatch, type WatchOptions, watchReplica } from './watch-replica.ts';

/** Which standby, of what, and how far it may be behind. */
export interface ReadReplicaOptions
  extends Omit<ReplicaOptions, 'onSwitch'>,
    Pick<WatchOptions, 'maxLag' | 'patience' | 'log'> {
  /** What it is a copy of, brought up to date. */
  readonly primary: Pick<OpenDatabase, 'database' | 'pool'>;
}

/** A standby that is watched; close it before the database. */
export interface OpenReadReplica extends ReadReplica, Pick<ReplicaWatch, 'facts'> {
  readonly watch: ReplicaWatch;
  readonly pool: PoolState;
  close(): Promise<void>;
}

/**
 * Opens a standby to read from. Throws a ReplicaError where an address leads to what is no copy of the database, or its user
 * may read less; a server that is away is none of that, and is used once it answers.
 */
export async function openReadReplica({
  primary,
  maxLag,
  patience,
  log,
  ...options
}: ReadReplicaOptions): Promise<OpenReadReplica> {
  const isPooled = await checkEach(primary.database, serversOf(options.url));
  let watch: ReplicaWatch | undefined;
  const replica = openReplica({
    ...options,
    prepared: options.prepared ?? !isPooled,
    onSwitch(line) {
      log(line);
      watch?.suspect('connections lead to another server');
    },
  });
  const separate = openSeparateConnection(primary.pool);
  const opened = watchReplica({
    primary: separate.database,
    replica: replica.watching,
    maxLag,
    patience,
    log,
  });
  watch = opened;
  await opened.look();
  return {
    database: replica.database,
    watch: opened,
    pool: replica.pool,
    facts: opened.facts,
    async close() {
      await opened.close();
      await Promise.all([separate.close(), replica.close()]);
    },
  };
}

function serversOf(url: string): readonly Server[] {
  try {
    return parseReplicas(url).servers;
  } catch (error) {
    throw error instanceof Error ? new ReplicaError(error.message, { cause: error }) : error;
  }
}

/** Returns whether a pooler stands before them; of one that does not answer nothing is known, so it may be. */
async function checkEach(primary: Database, servers: readonly Server[]): Promise<boolean> {
  const checks = await Promise.allSettled(servers.map((server) => checkReplica(primary, server)));
  for (const check of checks)
    if (check.status === 'rejected' && check.reason instanceof ReplicaError) throw check.reason;
  return checks.some((check) => check.status === 'rejected' || check.value.isPooled);
}
