import { fitsType } from './column-type.ts';
import type { Run } from './run.ts';
import { baseType, type Column, isGenerated, quote, type Table } from './table.ts';

/** The type that takes what either release writes: the wider one, else the one that is there. */
function sharedType(was: Column, column: Column): string {
  if (was.type === column.type || isGenerated(was) || isGenerated(column)) return column.type;
  return fitsType(baseType(was), column.type, quote(column.name)) === 'true' ? column.type : was.type;
}

/** All values that either release writes; undefined where one of them writes any. */
function sharedValues(was: Column, column: Column): Pick<Column, 'values'> {
  if (!was.values || !column.values || was.separator !== column.separator) return {};
  return { values: [...new Set([...was.values, ...column.values])] };
}

function sharedColumn(was: Column | undefined, column: Column): Column {
  const { required, values: _, ...rest } = column;
  if (!was) {
    // The other release writes rows without it.
    const isFilled = column.default !== undefined || isGenerated(column);
    return required && !isFilled ? { ...rest, ...(column.values && { values: column.values }) } : column;
  }
  return {
    ...rest,
    type: sharedType(was, column),
    ...sharedValues(was, column),
    ...(required && was.required ? { required } : {}),
    ...(was.indexed && !column.indexed ? { indexed: true } : {}),
    ...(was.unique && !column.unique ? { unique: true } : {}),
  };
}

/**
 * What a table is while processes of another release run on it: all that both can work with. What is narrower in the
 * declaration (required, fewer values, a shorter type, an index that goes) comes with a start when they have ended. A
 * renamed table or column is a problem, since no name suits both.
 */
export function besideOthers(run: Run, registered: Table, table: Table, others: string): Table {
  const before = new Map(registered.columns.map((column) => [column.name, column]));
  const renamed = table.columns.find(
    ({ name, formerly }) => formerly !== undefined && before.has(formerly) && !before.has(name),
  );
  const name =
    registered.name === table.name ? renamed && `${table.name}.${renamed.formerly}` : registered.name;
  if (name !== undefined) {
    run.problems.push(
      `${name} is renamed, but ${others} runs and uses that name. End it first, or declare the new name beside the old one.`,
    );
    return registered;
  }
  const declared = new Set((table.indexes ?? []).map((index) => index.name));
  const kept = (registered.indexes ?? []).filter((index) => !declared.has(index.name));
  return {
    ...table,
    columns: table.columns.map((column) => sharedColumn(before.get(column.name), column)),
    ...(kept.length > 0 ? { indexes: [...(table.indexes ?? []), ...kept] } : {}),
  };
}
