import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { DataFolderError } from '../data-folder-error.ts';
import { openEmbedded } from './open-embedded.ts';
import { ownCopy } from './own-copy.ts';

/** Milliseconds between two looks at how far it is. */
const look = 100;

/** Settings are read before abbreviations of time zones are loaded, `Z` among them. */
const timestamp = (moment: Date): string => moment.toISOString().replace('T', ' ').replace('Z', '+00');

const recoverySettings = (until: Date | undefined): string =>
  [
    '',
    // There is nothing to fetch: all files of the log stand where the server looks next.
    "restore_command = 'false'",
    "recovery_target_action = 'promote'",
    ...(until ? [`recovery_target_time = '${timestamp(until)}'`] : []),
    '',
  ].join('\n');

interface Progress {
  readonly isOver: boolean;
  readonly last: Date | null;
}

/** Waits until the server has left recovery, and answers when the last change that it replayed was committed. */
async function untilRecovered(pool: Pool): Promise<Date | undefined> {
  for (;;) {
    const { rows } = await pool.query<Progress>(
      'select not pg_is_in_recovery() as "isOver", pg_last_xact_replay_timestamp() as last',
    );
    if (rows[0]?.isOver) return rows[0].last ?? undefined;
    await pause(look);
  }
}

async function recover(folder: string): Promise<Date | undefined> {
  const { pool, close } = await openEmbedded({ folder, poolSize: 1 });
  try {
    const last = await untilRecovered(pool);
    for (const name of ['restore_command', 'recovery_target_action', 'recovery_target_time'])
      await pool.query(`alter system reset ${name}`);
    return last;
  } finally {
    await close();
  }
}

/**
 * Brings a copied cluster to a moment, or to the end of its log: `folder` holds `data` and `password`, and the files of the log
 * stand in `data/pg_wal`. Answers when the last change that it has was committed. Throws a DataFolderError where
 * the log ends before that moment, or has a gap; then the copy is of no use.
 */
export async function recoverCluster(folder: string, until: Date | undefined): Promise<Date | undefined> {
  const data = join(folder, 'data');
  await writeFile(join(data, 'recovery.signal'), '');
  await appendFile(join(data, 'postgresql.auto.conf'), recoverySettings(until));
  await ownCopy(folder);
  return await recover(folder).catch((cause: unknown) => {
    const aim = until?.toISOString() ?? 'its end';
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DataFolderError(
      `The log does not lead to ${aim}: it ends earlier, or has a gap. PostgreSQL says: ${reason}`,
      { cause },
    );
  });
}
