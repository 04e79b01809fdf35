import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Database } from '@relab/database';
import { sql } from 'kysely';

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
  /** Takes it out again. */
  remove(): Promise<void>;
}

const heartbeat = 15_000;
/** Seconds after which a process that says nothing is taken to be gone: killed, or cut off from the database. */
const aliveFor = 60;

/** Enters this process into the table of all that run, and says from then on that it lives. */
export async function registerProcess(
  database: Database,
  role: string,
  release: Release,
): Promise<ProcessEntry> {
  const row = { id: randomUUID(), role, host: hostname(), pid: process.pid, ...release };
  const enter = (): Promise<unknown> =>
    database
      .insertInto('relab_process')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: sql`now()` }))
      .execute();
  await sql`delete from relab_process where seen_at < now() - interval '1 day'`.execute(database);
  await enter();
  // While the database is away the process is of no danger to it, and says so again afterwards.
  const timer = setInterval(() => void enter().catch(() => undefined), heartbeat);
  timer.unref();
  return {
    async remove() {
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
