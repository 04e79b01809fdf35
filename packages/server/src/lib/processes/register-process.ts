import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Database } from '@relab/database';
import { sql } from 'kysely';
import type { ProcessReport } from './process-report.ts';

/** What a process was made of. */
export interface Release {
  /** Its version, for people. */
  readonly release: string;
  /** The same for the same declared tables, and for no others: versions may be built from more than one state. */
  readonly declarations: string;
}

/** A process that runs, or did a moment ago. */
export interface RunningProcess extends Release {
  /** What it does, such as `web` or `worker`. */
  readonly role: string;
  readonly host: string;
  readonly pid: number;
}

/** The entry of a process in the table of all. */
export interface ProcessEntry {
  /** From now on, and at once, enters what this process measured of itself too. */
  reportWith(measure: () => Promise<ProcessReport>): void;
  /** Takes it out again. */
  remove(): Promise<void>;
}

const heartbeat = 15_000;
/** Seconds without a heartbeat after which a process counts as gone: killed, or cut off from the database. */
export const aliveFor = 60;

/** Enters this process into the table of all running ones, and renews its heartbeat from then on. */
export async function registerProcess(
  database: Database,
  role: string,
  release: Release,
): Promise<ProcessEntry> {
  const row = { id: randomUUID(), role, host: hostname(), pid: process.pid, ...release };
  let measure: (() => Promise<ProcessReport>) | undefined;
  let isRemoved = false;
  const enter = async (): Promise<void> => {
    // A process lives even where it cannot measure itself.
    const measured = await measure?.().catch(() => undefined);
    const report = measured === undefined ? null : JSON.stringify(measured);
    if (isRemoved) return;
    await database
      .insertInto('relab_process')
      .values({ ...row, report })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: sql`now()`, report }))
      .execute();
  };
  await sql`delete from relab_process where seen_at < now() - interval '1 day'`.execute(database);
  await enter();
  // While the database is away the process cannot harm it, and its heartbeat continues afterwards.
  const enterAgain = (): void => void enter().catch(() => undefined);
  const timer = setInterval(enterAgain, heartbeat);
  timer.unref();
  return {
    reportWith(next) {
      measure = next;
      enterAgain();
    },
    async remove() {
      isRemoved = true;
      clearInterval(timer);
      await database.deleteFrom('relab_process').where('id', '=', row.id).execute();
    },
  };
}

/** Processes of other releases that run on the database. One that does not enter itself, of before this table, is not among them. */
export async function otherReleases(
  database: Database,
  { declarations }: Release,
): Promise<readonly RunningProcess[]> {
  const { rows } = await sql<{
    exists: boolean;
  }>`select to_regclass('relab_process') is not null as exists`.execute(database);
  if (!rows[0]?.exists) return [];
  return await database
    .selectFrom('relab_process')
    .select(['release', 'declarations', 'role', 'host', 'pid'])
    .where('declarations', '<>', declarations)
    .where('seen_at', '>', sql<Date>`now() - make_interval(secs => ${aliveFor})`)
    .orderBy('started_at')
    .execute();
}

/** `release 1.2.0 (web, process 4711 on shop1)`. */
export const processText = ({ release, role, pid, host }: RunningProcess): string =>
  `release ${release} (${role}, process ${pid} on ${host})`;
