import { type Column, isGenerated, mentions, type Table } from './table.ts';

export interface Comparison {
  readonly gone: readonly Column[];
  readonly added: readonly Column[];
  /** There before and now, with what was declared. */
  readonly kept: readonly { readonly was: Column; readonly column: Column }[];
  /** Derived before and now, from another expression or from columns that change: dropped first and added last. */
  readonly rederived: readonly Column[];
}

function isRederived(was: Column, column: Column, moving: readonly string[]): boolean {
  if (!isGenerated(was) || !isGenerated(column)) return false;
  return was.type !== column.type || moving.some((name) => mentions(column.type, name));
}

/** Which columns go, stay and come; those that could not be renamed are left out. */
export function compareColumns(before: Table, table: Table, stuck: ReadonlySet<string>): Comparison {
  const registered = new Map(before.columns.map((column) => [column.name, column]));
  const declared = new Set(table.columns.map(({ name }) => name));
  const gone = before.columns.filter(({ name }) => !declared.has(name) && !stuck.has(name));
  const both = table.columns.flatMap((column) => {
    const was = registered.get(column.name);
    return was ? [{ was, column }] : [];
  });
  const retyped = both.filter(({ was, column }) => was.type !== column.type);
  const moving = [...gone, ...retyped.map(({ column }) => column)].map(({ name }) => name);
  return {
    gone,
    added: table.columns.filter(({ name }) => !registered.has(name) && !stuck.has(name)),
    kept: both.filter(({ was, column }) => !isRederived(was, column, moving)),
    rederived: both.flatMap(({ was, column }) => (isRederived(was, column, moving) ? [column] : [])),
  };
}
