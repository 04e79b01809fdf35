import { besideOthers } from './beside-others.ts';
import type { Register, RegisteredTable } from './register.ts';
import { formerName } from './rename.ts';
import { type Run, SchemaChangeError } from './run.ts';
import type { Table } from './table.ts';
import { withUndeclared } from './undeclared-columns.ts';

export interface Pair {
  readonly table: Table;
  /** The table as the register has it, perhaps under its former name. */
  readonly registered?: RegisteredTable;
}

/** With names in order and without former ones: the same text means that nothing is to be done. */
function canonical({ columns, ...rest }: Table): string {
  const { name: _, formerly: __, ...whole } = rest;
  const sorted = columns
    .map(({ formerly: _, ...column }) => column)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return JSON.stringify([whole, sorted], (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

export const isChanged = ({ table, registered }: Pair): boolean =>
  registered === undefined || registered.name !== table.name || canonical(registered) !== canonical(table);

/** Each declared table with its entry in the register; those that cannot be renamed from their former name are left out. */
export function pairTables(
  run: Run,
  { tables: registered }: Pick<Register, 'tables'>,
  tables: readonly Table[],
): readonly Pair[] {
  return tables.flatMap((table) => {
    const former = formerName(table, registered);
    if (former instanceof SchemaChangeError) {
      run.problems.push(`${table.name} ${former.message}`);
      return [];
    }
    const before = registered.get(former ?? table.name);
    if (!before) return [{ table }];
    const shared = run.others === undefined ? table : besideOthers(run, before, table, run.others);
    return [{ table: withUndeclared(before, shared, run.retired), registered: before }];
  });
}

/** The names of renamed tables, by their former ones. */
const renamesOf = (pairs: readonly Pair[]): ReadonlyMap<string, string> =>
  new Map(
    pairs.flatMap(({ table, registered }) =>
      registered && registered.name !== table.name ? [[registered.name, table.name]] : [],
    ),
  );

/** The pairs with references to renamed tables leading to where they led before. */
export function followRenames(pairs: readonly Pair[]): readonly Pair[] {
  const renames = renamesOf(pairs);
  return pairs.map(({ table, registered }) => {
    if (!registered) return { table };
    const columns = registered.columns.map((column) => {
      const to = column.references === undefined ? undefined : renames.get(column.references);
      return to === undefined ? column : { ...column, references: to };
    });
    return { table, registered: { ...registered, columns } };
  });
}
