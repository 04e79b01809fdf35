import type { Pool, PoolConfig } from 'pg';
import type { Database } from './database.ts';
import { type PoolOptions, poolSettings } from './pool-settings.ts';
import { reportBreaks } from './report-breaks.ts';
import { parseReplicas } from './servers/server-list.ts';
import { ServerPool } from './servers/server-pool.ts';
import { createAvailability } from './statements/availability.ts';
import type { StatementFacts } from './statements/pooled-connection.ts';
import { createPooledDatabase } from './statements/pooled-database.ts';

/** Which standbys to read from, and how. */
export interface ReplicaOptions extends PoolOptions {
  /** As that of a database; a standby is meant, whichever `target_session_attrs` it names. */
  readonly url: string;
  /** Without it statements are not prepared by name. */
  readonly prepared?: boolean | undefined;
  readonly onStatement?: ((facts: StatementFacts) => void) | undefined;
  /** Called when connections lead to another server from now on: what was known of the one before does not hold. */
  readonly onSwitch?: (line: string) => void;
}

/** A standby to read from. Connections are made when first used: it may be away. */
export interface OpenReplica {
  readonly database: Database;
  readonly pool: Pool;
  /** One more connection to the same server, for which nobody waits who reads. */
  readonly watching: Database;
  close(): Promise<void>;
}

/** Milliseconds that a read waits for a connection: there is a primary that serves it otherwise. */
const maxConnectionTimeout = 1_000;

/** Nothing connects here; an address that cannot be read is an error with a sentence. */
export function openReplica({
  url,
  prepared = false,
  onStatement,
  onSwitch,
  ...options
}: ReplicaOptions): OpenReplica {
  const list = parseReplicas(url);
  const connectionTimeout = Math.min(options.connectionTimeout ?? maxConnectionTimeout, maxConnectionTimeout);
  const config: PoolConfig = poolSettings({ ...options, connectionTimeout });
  const pool = new ServerPool({ list, config, ...(onSwitch && { onSwitch }) });
  const one = pool.beside({ max: 1 });
  for (const each of [pool, one]) reportBreaks(each);
  const database = createPooledDatabase(pool, {
    named: prepared,
    isReplica: true,
    // Whoever watches the replica says how it is.
    availability: createAvailability(() => undefined),
    onStatement,
  });
  return {
    database,
    pool,
    watching: createPooledDatabase(one, { named: false, isReplica: true }),
    async close() {
      await Promise.all([pool.end(), one.end()]);
    },
  };
}
