import { randomUUID } from 'node:crypto';
import type { Database } from '@relab/database';
import { sql } from 'kysely';

/** Seconds after which another process may go on with an index whose process is gone. */
const leaseSeconds = 60;

/** What the database says of an index. */
export interface IndexTokens {
  /** Of the position that the index has, and of the one before: a process may have ended between database and index. */
  readonly token: string | null;
  readonly previous_token: string | null;
}

/**
 * One process at a time writes to an index: a lease in a row of the database, which ends by itself. The row also has a token of
 * the position that the index has come to. It is committed after everything that the index has seen, so a database that was restored
 * from before has another one.
 */
export interface IndexLease {
  /** Takes the lease or prolongs it; undefined where another process has it. */
  acquire(database: Database): Promise<IndexTokens | undefined>;
  /** A new token for the index. Throws where the lease was lost. */
  advance(database: Database): Promise<string>;
  /** Lets others go on at once. */
  release(database: Database): Promise<void>;
}

export class LostLeaseError extends Error {
  override readonly name = 'LostLeaseError';

  constructor(index: string) {
    super(`Another process writes to the index ${index} now.`);
  }
}

export function createIndexLease(name: string, holder: string = randomUUID()): IndexLease {
  const until = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`;
  return {
    async acquire(database) {
      const { rows } = await sql<IndexTokens>`
        insert into search_index as s (name, holder, lease_until) values (${name}, ${holder}, ${until})
        on conflict (name) do update set holder = excluded.holder, lease_until = excluded.lease_until
        where s.holder is null or s.holder = excluded.holder or s.lease_until < now()
        returning token, previous_token`.execute(database);
      return rows[0];
    },
    async advance(database) {
      const token = randomUUID();
      const { rows } = await sql<{ token: string }>`
        update search_index set previous_token = token, token = ${token}, written_at = now(), lease_until = ${until}
        where name = ${name} and holder = ${holder} returning token`.execute(database);
      if (rows.length === 0) throw new LostLeaseError(name);
      return token;
    },
    async release(database) {
      await sql`update search_index set holder = null where name = ${name} and holder = ${holder}`.execute(
        database,
      );
    },
  };
}
