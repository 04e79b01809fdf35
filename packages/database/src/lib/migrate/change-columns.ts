import { addColumn, changeColumn, deriveColumn, dropColumn, setRequired } from './change-column.ts';
import type { Comparison } from './compare-columns.ts';
import { attempt, execute, type Run } from './run.ts';
import { applySequences } from './sequences.ts';
import { type Column, isGenerated, quote, type Table } from './table.ts';

/** Brings the columns to what is declared, and answers the names of those that are not what they should be. */
export async function changeColumns(
  run: Run,
  before: Table,
  table: Table,
  { gone, added, kept, rederived }: Comparison,
): Promise<readonly string[]> {
  const { database } = run;
  const unsettled = new Set<string>();
  const settle = async ({ name }: Column, change: () => Promise<string>): Promise<void> => {
    if (!(await attempt(run, `${table.name}.${name}`, change))) unsettled.add(name);
  };

  for (const column of rederived) {
    await settle(column, async () => {
      await execute(database, [`alter table ${quote(table.name)} drop column ${quote(column.name)}`]);
      return '';
    });
  }
  for (const column of gone) {
    await attempt(run, `${table.name}.${column.name}`, () => dropColumn(database, table.name, column));
  }
  if ((table.sequences ?? []).some((sequence) => !before.sequences?.includes(sequence)))
    await attempt(run, table.name, () => applySequences(database, table, before));

  const derived = kept.filter(({ was, column }) => isGenerated(column) && !isGenerated(was));
  for (const { was, column } of kept.filter((one) => !derived.includes(one))) {
    if (was.type !== column.type || was.default !== column.default)
      await settle(column, () => changeColumn(database, table.name, was, column));
    if (Boolean(was.required) !== Boolean(column.required))
      await attempt(run, `${table.name}.${column.name}`, () => setRequired(database, table.name, column));
  }
  // What is derived from other columns comes when they are there.
  const plainFirst = [...added].sort((one, other) => Number(isGenerated(one)) - Number(isGenerated(other)));
  for (const column of plainFirst) await settle(column, () => addColumn(database, table.name, column));
  for (const { column } of derived) await settle(column, () => deriveColumn(database, table.name, column));
  for (const column of rederived) {
    if (unsettled.has(column.name)) continue;
    await settle(column, async () => {
      await addColumn(database, table.name, column);
      return `${table.name}.${column.name} is derived anew`;
    });
  }
  return [...unsettled];
}
