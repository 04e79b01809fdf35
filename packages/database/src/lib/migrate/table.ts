import { createHash } from 'node:crypto';

/** One column as declared. `type`, `default` and `check` are SQL. */
export interface Column {
  readonly name: string;
  /** `varchar(80)`, or what the database derives: `text generated always as (…) stored`. */
  readonly type: string;
  readonly required?: boolean;
  readonly unique?: boolean;
  readonly indexed?: boolean;
  readonly default?: string;
  /** Holds for every row. */
  readonly check?: string;
  /** All that the column may hold; with a separator, all that may stand between separators. */
  readonly values?: readonly string[];
  readonly separator?: string;
  /** The table whose `id` the column holds. */
  readonly references?: string;
  /** What becomes of the row when the one it refers to is deleted; without it, that one cannot be deleted. */
  readonly onDelete?: 'restrict' | 'cascade' | 'set null';
  /** The name it had: the values stay. */
  readonly formerly?: string;
  /** Another release declares it, and the one that started last does not. Set by a migration only. */
  readonly undeclared?: boolean;
}

/** An index over SQL expressions. What it calls must be immutable and part of PostgreSQL, pg_trgm or unaccent. */
export interface Index {
  /** Unique in the database, 63 bytes at most. */
  readonly name: string;
  /** `name`, `lower(name) desc nulls last`, `(first || last)`. */
  readonly columns: readonly string[];
  /** `btree` by default. */
  readonly method?: 'btree' | 'gin' | 'gist';
  /** Of every column, such as `gin_trgm_ops`. */
  readonly operatorClass?: string;
  /** Only rows of which this holds are in it. */
  readonly where?: string;
  readonly unique?: boolean;
}

/** What must hold for every row as a whole. */
export interface Check {
  /** Unique in its table, 63 bytes at most. */
  readonly name: string;
  readonly condition: string;
}

/** What happens with each row that is inserted, updated or deleted, after it was. */
export interface Trigger {
  /** Unique in the database, also as the name of a function; 63 bytes at most. */
  readonly name: string;
  /**
   * Statements of PL/pgSQL between `begin` and `return null`. `{changes}` stands for what an update has changed of `tracked`, as
   * JSON: `{ "key": [old, new] }`.
   */
  readonly body: string;
  /** Columns by the keys that they have in `{changes}`. */
  readonly tracked: Readonly<Record<string, string>>;
  /** SQL without a name of a column: rows are left alone where it does not hold. */
  readonly when?: string;
}

/** A table with `id text primary key` and the given columns. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Sequences that defaults of columns draw from. */
  readonly sequences?: readonly string[];
  /** SQL: unique columns are unique among these rows only. */
  readonly liveRows?: string;
  readonly indexes?: readonly Index[];
  readonly checks?: readonly Check[];
  readonly triggers?: readonly Trigger[];
  /** The name it had: the rows stay. */
  readonly formerly?: string;
}

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Names in PostgreSQL have 63 bytes. */
export const maxNameLength = 63;

/** A name that would be too long is cut, and made unique by a hash. */
export function partName(table: string, column: string, part: 'fk' | 'check' | 'idx' | 'key'): string {
  const name = `${table}_${column}_${part}`;
  if (name.length <= maxNameLength) return name;
  return `${name.slice(0, 50)}_${createHash('sha256').update(name).digest('hex').slice(0, 12)}`;
}

const generated = /\sgenerated\s+always\s+as\s*\(/i;

/** Derived from other columns by the database, so that its values are never lost. */
export const isGenerated = ({ type }: Column): boolean => generated.test(type);

/** The type without the expression that derives it. */
export const baseType = ({ type }: Column): string => type.split(generated)[0]?.trim() ?? type;

/** True when the SQL names the column, or may: words in its texts count too. */
export const mentions = (text: string, column: string): boolean =>
  text.split(/[^\p{L}\p{N}_$]+/u).some((word) => word.toLowerCase() === column.toLowerCase());
