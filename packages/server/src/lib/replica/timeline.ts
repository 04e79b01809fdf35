import { randomUUID } from 'node:crypto';
import { type Database, type LogPosition, mayIdentify, parseLogPosition } from '@relab/database';
import { sql } from 'kysely';
import { type WrittenPosition, writtenPosition } from './written-position.ts';

/** Where the log of the primary is, and what proves that a standby follows it. */
export interface PrimaryPosition {
  /** All that was confirmed before is at most there. */
  readonly position: LogPosition;
  readonly timeline: Timeline;
}

export interface Timeline {
  /** Of the log: the identifier of the installation, where it may be read, and the number of its timeline. */
  readonly id: string;
  /** Greater after each promotion. */
  readonly number: number;
  readonly token: string;
}

/** What a standby says of itself. */
export interface StandbyPosition {
  readonly isStandby: boolean;
  /** Up to where it has the log; reads that begin from now on see all of it. */
  readonly replayed: LogPosition | undefined;
  /** What it has for the primary's timeline. */
  readonly token: string | undefined;
  /** When it began: one that was started again may have come less far than before. */
  readonly started: string;
}

async function tokenOf(primary: Database, id: string): Promise<string> {
  await sql`insert into relab_timeline (id, token) values (${id}, ${randomUUID()}) on conflict do nothing`.execute(
    primary,
  );
  const { rows } = await sql<{ token: string }>`select token from relab_timeline where id = ${id}`.execute(
    primary,
  );
  return rows[0]?.token ?? '';
}

/** Of the name of a log file, which begins with it. */
const numberOf = (hex: string): number => Number.parseInt(hex, 16);

function primaryPosition(text: string): LogPosition {
  const position = parseLogPosition(text);
  if (position === undefined) throw new Error(`The primary says that its log is at "${text}".`);
  return position;
}

/** Returns a function that asks the primary. It writes a row for each timeline that it has not seen, so once after a promotion. */
export function primaryReader(primary: Database): () => Promise<PrimaryPosition> {
  let identifies: boolean | undefined;
  let known: Timeline | undefined;
  return async () => {
    identifies ??= await mayIdentify(primary);
    const identifier = identifies ? sql`(select system_identifier::text from pg_control_system())` : sql`''`;
    const { rows } = await sql<{ position: string; id: string }>`
      select pg_current_wal_flush_lsn()::text as position,
        ${identifier} || '/' || left(pg_walfile_name(pg_current_wal_lsn()), 8) as id`.execute(primary);
    const { position = '', id = '' } = rows[0] ?? {};
    if (known?.id !== id) known = { id, number: numberOf(id.slice(-8)), token: await tokenOf(primary, id) };
    return { position: primaryPosition(position), timeline: known };
  };
}

interface StandbyRow {
  readonly is_standby: boolean;
  readonly position: string | null;
  readonly token: string | null;
  readonly started: string;
}

/** One statement. */
export async function readStandby(standby: Database, { id }: Timeline): Promise<StandbyPosition> {
  const { rows } = await sql<StandbyRow>`
    select pg_is_in_recovery() as is_standby, pg_last_wal_replay_lsn()::text as position,
      (select token from relab_timeline where id = ${id}) as token,
      pg_postmaster_start_time()::text as started`.execute(standby);
  const { is_standby: isStandby = false, position = null, token = null, started = '' } = rows[0] ?? {};
  return { isStandby, replayed: parseLogPosition(position ?? ''), token: token ?? undefined, started };
}

/** Where the log is now: everything that was committed before the call is there. */
export async function readWrittenPosition(primary: Database): Promise<WrittenPosition> {
  const { rows } = await sql<{ position: string; timeline: string }>`
    select at::text as position, left(pg_walfile_name(at), 8) as timeline from pg_current_wal_insert_lsn() as at`.execute(
    primary,
  );
  const { position = '', timeline = '' } = rows[0] ?? {};
  return writtenPosition(numberOf(timeline), primaryPosition(position));
}
