import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../database.ts';
import type { Server } from './server-list.ts';

/** A replica cannot be one of this database. Its message is a sentence for the operator. */
export class ReplicaError extends Error {
  override readonly name = 'ReplicaError';
}

/** What a standby has in common with its primary. */
interface Identity {
  /** Of the installation of PostgreSQL; null where it may not be read. */
  readonly system: string | null;
  /** Of the database in it. */
  readonly database: number;
  readonly name: string;
  /** Of the process that answers. */
  readonly pid: number;
}

const mayIdentifySql = "select has_function_privilege('pg_control_system()', 'execute') as may";

const questionSql = (identifies: boolean): string => `
  select ${identifies ? '(select system_identifier::text from pg_control_system())' : 'null::text'} as system,
    oid::int8 as database, datname as name, pg_backend_pid() as pid
  from pg_database where datname = current_database()`;

/** Whether the identifier of the server may be read: some services keep it to themselves. */
export async function mayIdentify(database: Database): Promise<boolean> {
  const { rows } = await sql.raw<{ may: boolean }>(mayIdentifySql).execute(database);
  return rows[0]?.may ?? false;
}

/** Tables all of whose rows this user reads on the primary. */
async function readableTables(primary: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
      and has_table_privilege(oid, 'select') and not row_security_active(oid)`.execute(primary);
  return rows.map(({ name }) => name);
}

/** Of those that are there: some that may not be read, or not all of whose rows are shown. */
const unreadableSql = `
  select relname as name, row_security_active(oid) as "isFiltered" from pg_class
  where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and relname = any($1)
    and (row_security_active(oid) or not has_table_privilege(oid, 'select'))
  order by relname limit 3`;

interface Unreadable {
  readonly name: string;
  readonly isFiltered: boolean;
}

/** Milliseconds. */
const patience = 2_000;

/** What a server was found to be that is a copy. */
export interface CheckedReplica {
  /** A pooler stands before it. */
  readonly isPooled: boolean;
}

/** Throws a ReplicaError where the server is no copy of the primary; any other error where it does not answer. */
export async function checkReplica(primary: Database, { name, url }: Server): Promise<CheckedReplica> {
  const identifies = await mayIdentify(primary);
  const { rows } = await sql.raw<Identity>(questionSql(identifies)).execute(primary);
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const identifiesToo = (await client.query<{ may: boolean }>(mayIdentifySql)).rows[0]?.may ?? false;
    const found = (await client.query<Identity>(questionSql(identifies && identifiesToo))).rows;
    compare(rows[0], found[0], name);
    const tables = await readableTables(primary);
    const [unreadable, ...more] = (await client.query<Unreadable>(unreadableSql, [tables])).rows;
    if (!unreadable)
      return { isPooled: found[0]?.pid !== (client as pg.Client & { readonly processID: number }).processID };
    const names = [unreadable, ...more].map((table) => table.name).join(', ');
    throw new ReplicaError(
      unreadable.isFiltered
        ? `The user of DATABASE_READ_URL does not see all rows of tables at ${name} (${names}): it needs the rights of that of DATABASE_URL.`
        : `The user of DATABASE_READ_URL may not read tables at ${name} (${names}): it needs the rights of that of DATABASE_URL.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

function compare(own: Identity | undefined, other: Identity | undefined, name: string): void {
  if (own?.system && other?.system && own.system !== other.system)
    throw new ReplicaError(
      `DATABASE_READ_URL leads to another database than DATABASE_URL: ${name} is no copy of its server. Name a standby that follows it.`,
    );
  if (own && other && Number(own.database) !== Number(other.database))
    throw new ReplicaError(
      `DATABASE_READ_URL leads to the database "${other.name}" at ${name}, and DATABASE_URL to "${own.name}". Name the same database.`,
    );
}
