import { createHash } from 'node:crypto';

/** One column as declared. `type`, `default` and `check` are SQL. */
export interface Column {
  readonly name: string;
  readonly type: string;
  readonly required?: boolean;
  readonly unique?: boolean;
  readonly indexed?: boolean;
  readonly default?: string;
  /** Holds for every row. */
  readonly check?: string;
  /** The table whose `id` the column holds. */
  readonly references?: string;
}

/** A table with `id text primary key` and the given columns. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Sequences that defaults of columns draw from. */
  readonly sequences?: readonly string[];
  /** SQL: unique columns are unique among these rows only. */
  readonly liveRows?: string;
}

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Names in PostgreSQL have 63 bytes; a longer one is cut and told apart by a hash. */
export function partName(table: string, column: string, part: 'fk' | 'check' | 'idx' | 'key'): string {
  const name = `${table}_${column}_${part}`;
  if (name.length <= 63) return name;
  return `${name.slice(0, 50)}_${createHash('sha256').update(name).digest('hex').slice(0, 12)}`;
}
