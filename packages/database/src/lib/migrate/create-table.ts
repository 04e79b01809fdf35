import { columnDefinition } from './change-column.ts';
import { counted } from './conflict.ts';
import { type Constraint, constraint, createPart, partsOf } from './part.ts';
import { attempt, execute, type Run } from './run.ts';
import { applySequences } from './sequences.ts';
import { quote, type Table } from './table.ts';

const referencesOf = (table: Table): readonly Constraint[] =>
  partsOf(table).flatMap((part) => (part.kind === 'reference' ? [part] : []));

/** A new table, whole but for its references, which other tables may have to be there for. Answers whether it is there. */
export async function createTable(run: Run, table: Table): Promise<boolean> {
  const parts = partsOf(table);
  const lines = [
    `${quote('id')} text primary key`,
    ...table.columns.map(columnDefinition),
    ...parts.flatMap((part) => (part.kind === 'check' ? [`constraint ${constraint(part)}`] : [])),
  ];
  const others = parts.flatMap((part) =>
    part.kind === 'index' || part.kind === 'trigger' ? [createPart(table.name, part)] : [],
  );
  return await attempt(run, table.name, async () => {
    await applySequences(run.database, table);
    await execute(run.database, [`create table ${quote(table.name)} (${lines.join(', ')})`, ...others]);
    return `${table.name} is new, with ${counted(table.columns.length, 'column')}`;
  });
}

/** The references of a new table, which has no rows that could break them. */
export async function addReferences(run: Run, table: Table): Promise<void> {
  const added = referencesOf(table).map((part) => `add constraint ${constraint(part)}`);
  if (added.length === 0) return;
  await attempt(run, table.name, async () => {
    await execute(run.database, [`alter table ${quote(table.name)} ${added.join(', ')}`]);
    return '';
  });
}
