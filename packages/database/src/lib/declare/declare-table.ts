import type { ColumnSpec, ValueOf } from './column-spec.ts';
import type { Declares, Typed, typed } from './table-of.ts';

/** A column with a narrower type than its SQL type. */
export interface DeclaredColumn<Spec extends ColumnSpec = ColumnSpec, Value = unknown> {
  readonly spec: Spec;
  /** All values that it may have, as a check of the table enforces. */
  readonly values?: readonly string[];
  readonly [typed]?: Value;
}

export type DeclaredColumns = Readonly<Record<string, ColumnSpec | DeclaredColumn>>;

type TypedColumns<Columns extends DeclaredColumns> = {
  readonly [Name in keyof Columns]: Columns[Name] extends DeclaredColumn<infer Spec, infer Value>
    ? Typed<Spec, Value>
    : Columns[Name] extends ColumnSpec
      ? Typed<Columns[Name], ValueOf<Columns[Name]>>
      : never;
};

/** A table that migrations make, or the columns that they add to the table of an object. */
export interface DeclaredTable<Columns = unknown> extends Declares<Columns> {
  readonly name: string;
  readonly columns: Readonly<Record<string, DeclaredColumn>>;
}

/**
 * Says what a migration makes, so that statements about it are checked by the compiler; a test holds all declarations
 * against a migrated database.
 */
export const declareTable = <const Columns extends DeclaredColumns>(
  name: string,
  columns: Columns,
): DeclaredTable<TypedColumns<Columns>> => ({
  name,
  columns: Object.fromEntries(
    Object.entries(columns).map(([column, declared]) => [
      column,
      typeof declared === 'string' ? { spec: declared } : declared,
    ]),
  ),
});

/** Text of which a check of the table allows these values alone. */
export const oneOf = <Spec extends Extract<ColumnSpec, `text${string}`>, const Value extends string>(
  spec: Spec,
  values: readonly Value[],
): DeclaredColumn<Spec, Value> => ({ spec, values });

/** Texts of which its writer guarantees that they are these. */
export const arrayOf = <Value extends string>(): DeclaredColumn<'text[]', readonly Value[]> => ({
  spec: 'text[]',
});

/** Any other column of which its writer, or what derives it, guarantees more than its type. */
export const columnOf =
  <Value>() =>
  <const Spec extends ColumnSpec>(spec: Spec): DeclaredColumn<Spec, Value> => ({ spec });

/** JSON whose shape its writer guarantees. */
export const json = <Value>(): DeclaredColumn<'jsonb', Value> => ({ spec: 'jsonb' });

/** JSON that may be missing; otherwise as `json`. */
export const nullableJson = <Value>(): DeclaredColumn<'jsonb null', Value> => ({ spec: 'jsonb null' });
