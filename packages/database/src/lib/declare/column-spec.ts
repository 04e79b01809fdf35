import type { ColumnType } from 'kysely';

/** Types of columns as SQL calls them, and how their values arrive (`pool-types.ts`). Lengths and digits are left out. */
interface Values {
  readonly text: string;
  readonly uuid: string;
  readonly boolean: boolean;
  readonly integer: number;
  readonly bigint: number;
  readonly 'double precision': number;
  /** Exact, so no JavaScript number. */
  readonly numeric: string;
  /** A calendar day, `YYYY-MM-DD`. */
  readonly date: string;
  readonly timestamptz: Date;
  readonly bytea: Uint8Array;
  readonly jsonb: unknown;
  readonly 'text[]': readonly string[];
  readonly tsvector: string;
  readonly xid8: string;
}

export type SqlType = keyof Values;

/** `text`, `text null`, `bigint generated`: not null by default; inserts leave out what has a default or is derived. */
export type ColumnSpec = `${SqlType}${'' | ' null'}${'' | ' default' | ' generated'}`;

export type TypeOf<Spec extends string> = Spec extends SqlType
  ? Spec
  : Spec extends `${infer Type extends SqlType} ${string}`
    ? Type
    : never;

/** The values of a column without a narrower type. */
export type ValueOf<Spec extends string> = Values[TypeOf<Spec>];

/** What may be written where `Value` is read. JSON is written as text, since `pg` takes an array for one of SQL. */
type Written<Spec extends string, Value> =
  TypeOf<Spec> extends 'numeric'
    ? string | number
    : TypeOf<Spec> extends 'timestamptz'
      ? Date | string
      : TypeOf<Spec> extends 'jsonb'
        ? string
        : Value;

/** The column's type for the query builder. */
export type ColumnOf<Spec extends string, Value> = Spec extends `${string} generated`
  ? ColumnType<Value, never, never>
  : Spec extends `${string} null${string}`
    ? ColumnType<Value | null, Written<Spec, Value> | null | undefined, Written<Spec, Value> | null>
    : Spec extends `${string} default`
      ? ColumnType<Value, Written<Spec, Value> | undefined, Written<Spec, Value>>
      : ColumnType<Value, Written<Spec, Value>, Written<Spec, Value>>;
