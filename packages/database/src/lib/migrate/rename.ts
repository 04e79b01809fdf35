import { partsOf, renamePart } from './part.ts';
import type { RegisteredTable } from './register.ts';
import { attempt, execute, type Run, SchemaChangeError } from './run.ts';
import { quote, type Table } from './table.ts';

/** The parts of a table are named after it and its columns; so are those of the same table under other names. */
function renameParts(before: Table, renamed: Table): readonly string[] {
  const after = partsOf(renamed);
  return partsOf(before).flatMap((part, at) => {
    const to = after[at]?.name ?? part.name;
    return to === part.name ? [] : [renamePart(renamed.name, part, to)];
  });
}

async function renameTable(
  run: Run,
  before: RegisteredTable,
  to: string,
): Promise<RegisteredTable | undefined> {
  const renamed = { ...before, name: to };
  const done = await attempt(run, to, async () => {
    await execute(run.database, [
      `alter table ${quote(before.name)} rename to ${quote(to)}`,
      `alter index if exists ${quote(`${before.name}_pkey`)} rename to ${quote(`${to}_pkey`)}`,
      ...renameParts(before, renamed),
    ]);
    return `${before.name} is renamed to ${to}`;
  });
  return done ? renamed : undefined;
}

async function renameColumn(
  run: Run,
  before: RegisteredTable,
  from: string,
  to: string,
): Promise<RegisteredTable | undefined> {
  const columns = before.columns.map((column) => (column.name === from ? { ...column, name: to } : column));
  const renamed = { ...before, columns };
  const done = await attempt(run, `${before.name}.${to}`, async () => {
    await execute(run.database, [
      `alter table ${quote(before.name)} rename column ${quote(from)} to ${quote(to)}`,
      ...renameParts(before, renamed),
    ]);
    return `${before.name}.${from} is renamed to ${to}`;
  });
  return done ? renamed : undefined;
}

/** The former name of what is to be renamed; a sentence when both names exist. */
export function formerName(
  { name, formerly }: { readonly name: string; readonly formerly?: string },
  registered: { has(name: string): boolean },
): string | SchemaChangeError | undefined {
  if (formerly === undefined || formerly === name || !registered.has(formerly)) return undefined;
  if (!registered.has(name)) return formerly;
  return new SchemaChangeError(
    `says that it was ${formerly}, but both are there. Take one of them away, or the former name.`,
  );
}

export interface Renamed {
  readonly before: RegisteredTable;
  /** Columns of either name that could not be renamed. */
  readonly stuck: ReadonlySet<string>;
}

/** Gives a table and its columns the names that are declared now; undefined when the table cannot have its name. */
export async function applyNames(
  run: Run,
  registered: RegisteredTable,
  table: Table,
): Promise<Renamed | undefined> {
  const placed = registered.name === table.name ? registered : await renameTable(run, registered, table.name);
  if (!placed) return undefined;
  let before: RegisteredTable = placed;
  const stuck = new Set<string>();
  const names = new Set(registered.columns.map(({ name }) => name));
  for (const column of table.columns) {
    const former = formerName(column, names);
    if (former === undefined) continue;
    const renamed =
      former instanceof SchemaChangeError ? undefined : await renameColumn(run, before, former, column.name);
    if (former instanceof SchemaChangeError)
      run.problems.push(`${table.name}.${column.name} ${former.message}`);
    if (!renamed) stuck.add(column.name).add(column.formerly ?? column.name);
    before = renamed ?? before;
  }
  return { before, stuck };
}
