import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { RegisteredTable } from './register.ts';
import { execute, type Run, tryWork } from './run.ts';
import { quote } from './table.ts';

/** Which of these tables there are, with or without rows. */
async function readFilled(
  database: Database,
  names: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  const there = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) name where to_regclass(quote_ident(name)) is not null`.execute(
    database,
  );
  if (there.rows.length === 0) return new Map();
  const each = there.rows.map(
    ({ name }) => sql`select ${name}::text as name, exists (select 1 from ${sql.id(name)}) as filled`,
  );
  const { rows } = await sql<{ name: string; filled: boolean }>`${sql.join(each, sql` union all `)}`.execute(
    database,
  );
  return new Map(rows.map(({ name, filled }) => [name, filled]));
}

interface Link {
  readonly child: string;
  readonly parent: string;
}

/** The names, those together that are linked in whichever way: they can only be dropped at once. */
function groupsOf(names: readonly string[], links: readonly Link[]): readonly (readonly string[])[] {
  const groups = new Map(names.map((name) => [name, new Set([name])]));
  for (const { child, parent } of links) {
    const group = groups.get(parent) ?? new Set();
    for (const name of groups.get(child) ?? []) groups.set(name, group.add(name));
  }
  return [...new Set(groups.values())].map((group) => [...group]);
}

/** Drops all of these tables that can go, however they refer to each other; answers why the others stay. */
async function dropAll(database: Database, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const stay = new Map<string, string>();
  const { rows } = await sql<Link>`
    select child.relname as child, parent.relname as parent
    from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_class parent on parent.oid = confrelid
    where contype = 'f' and conrelid <> confrelid
      and confrelid = any(array(select to_regclass(quote_ident(name)) from unnest(${names}::text[]) name))`.execute(
    database,
  );
  for (let before = -1; before < stay.size; ) {
    before = stay.size;
    for (const { child, parent } of rows)
      if (!names.includes(child) || stay.has(child)) stay.set(parent, `${child} refers to it`);
  }
  for (const group of groupsOf(names, rows)) {
    const going = group.filter((name) => !stay.has(name));
    if (going.length === 0) continue;
    const problem = await tryWork(database, going.join(', '), () =>
      execute(database, [`drop table ${going.map(quote).join(', ')}`]),
    );
    if (problem !== undefined) for (const name of going) stay.set(name, problem.replace(/\.$/, ''));
  }
  return stay;
}

export interface Retirement {
  /** Tables that stay, which is logged once. */
  readonly stay: readonly RegisteredTable[];
  /** Tables that are not there any more. */
  readonly gone: readonly string[];
}

/**
 * What becomes of tables that are no longer declared: those listed as retired go where they are empty and nothing refers
 * to them. All others stay: a newer release may have added them.
 */
export async function retireTables(run: Run, tables: readonly RegisteredTable[]): Promise<Retirement> {
  if (tables.length === 0) return { stay: [], gone: [] };
  const { database } = run;
  const names = tables.flatMap(({ name }) => (run.retired.has(name) ? [name] : []));
  const before = names.length > 0 ? await readFilled(database, names) : new Map<string, boolean>();
  const empty = names.filter((name) => before.get(name) === false);
  if (empty.length > 0) {
    // A row may have come between looking and locking.
    await execute(database, [`lock table ${empty.map(quote).join(', ')} in access exclusive mode`]);
  }
  const filled = new Map([...before, ...(empty.length > 0 ? await readFilled(database, empty) : [])]);
  const candidates = names.filter((name) => filled.get(name) === false);
  const reasons = candidates.length > 0 ? await dropAll(database, candidates) : new Map<string, string>();

  const stay = tables.filter(
    ({ name }) => !run.retired.has(name) || filled.get(name) === true || reasons.has(name),
  );
  for (const { name, retired } of stay) {
    const why = reasons.get(name);
    const reason = why === undefined ? 'it has rows' : `it is empty, but ${why}`;
    if (!retired)
      run.report(`${name} is no longer declared, and stays${run.retired.has(name) ? `: ${reason}` : ''}`);
  }
  const gone = names.filter((name) => !stay.some((table) => table.name === name));
  for (const name of gone) run.report(`${name} is no longer declared, and goes: it is empty`);
  return { stay: stay.filter(({ retired }) => !retired), gone };
}
