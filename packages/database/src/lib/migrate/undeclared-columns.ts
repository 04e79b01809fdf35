import { type Column, mentions, type Table } from './table.ts';

/**
 * The declared table together with the columns that only another release declares, and the indexes and checks that rest
 * on them: an older release that starts while a newer one runs leaves those alone. They may be empty, since the release
 * that does not know them cannot fill them. Only what is listed as retired is dropped.
 */
export function withUndeclared(registered: Table, table: Table, retired: ReadonlySet<string>): Table {
  const declared = new Set(table.columns.flatMap(({ name, formerly }) => [name, formerly ?? name]));
  const others = registered.columns
    .filter(({ name }) => !declared.has(name) && !retired.has(`${table.name}.${name}`))
    .map(({ required: _, ...column }): Column => ({ ...column, undeclared: true }));
  if (others.length === 0) return table;
  const restsOnThem = (text: string): boolean => others.some(({ name }) => mentions(text, name));
  const missing = <Named extends { readonly name: string }>(
    before: readonly Named[] = [],
    now: readonly Named[] = [],
    text: (part: Named) => string,
  ): readonly Named[] =>
    before.filter((part) => !now.some(({ name }) => name === part.name) && restsOnThem(text(part)));
  const indexes = missing(registered.indexes, table.indexes, ({ columns, where }) => `${columns} ${where}`);
  const checks = missing(registered.checks, table.checks, ({ condition }) => condition);
  return {
    ...table,
    columns: [...table.columns, ...others],
    ...(indexes.length > 0 ? { indexes: [...(table.indexes ?? []), ...indexes] } : {}),
    ...(checks.length > 0 ? { checks: [...(table.checks ?? []), ...checks] } : {}),
  };
}
