import { setTimeout as pause } from 'node:timers/promises';
import { type OpenDatabase, openSeparateConnection } from '@relab/database';
import { sql } from 'kysely';

/** Any constant; another one than that of migrations, which are made under this lock. */
const startLock = 7_352_201_164;
const retryEvery = 250;

/** Held until it is released, once; released again it does nothing. */
export interface StartLock {
  release(): Promise<void>;
}

/**
 * Lets one process at a time create and fill what is missing in a database: of two that start on an empty one, the
 * second finds everything there. A transaction holds it, so that it ends with a killed process; it has a connection of its
 * own, since a pool may have one only.
 */
export async function lockStart(pool: OpenDatabase['pool'], onWait: () => void): Promise<StartLock> {
  const { database, close } = openSeparateConnection(pool);
  const transaction = await database
    .startTransaction()
    .execute()
    .catch(async (error: unknown) => {
      await close();
      throw error;
    });
  let isReleased = false;
  const release = async (): Promise<void> => {
    if (isReleased) return;
    isReleased = true;
    await transaction.rollback().execute().finally(close);
  };
  try {
    // It is idle while others of this process work, however long that takes.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    for (let attempt = 0; ; attempt++) {
      const { rows } = await sql<{ locked: boolean }>`
        select pg_try_advisory_xact_lock(${sql.lit(startLock)}) as locked`.execute(transaction);
      if (rows[0]?.locked) return { release };
      if (attempt === 0) onWait();
      await pause(retryEvery);
    }
  } catch (error) {
    await release().catch(() => undefined);
    throw error;
  }
}
