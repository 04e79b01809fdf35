import type { Selectable } from 'kysely';
import type { ColumnOf, ColumnSpec } from './column-spec.ts';

/** A key that exists for the type checker alone; a declaration carries the types of its columns under it. */
export declare const typed: unique symbol;

/** The specification of a column, and its values where they are narrower than by that. */
export type Typed<Spec extends ColumnSpec = ColumnSpec, Value = unknown> = readonly [Spec, Value];

/** Anything that declares columns: a table, or an object with its table. */
export interface Declares<Columns> {
  readonly [typed]?: Columns;
}

/** The table of a declaration, for `Tables`. */
export type TableOf<Declaration> =
  Declaration extends Declares<infer Columns>
    ? {
        readonly [Column in keyof Columns]: Columns[Column] extends Typed<infer Spec, infer Value>
          ? ColumnOf<Spec, Value>
          : unknown;
      }
    : never;

/** The tables of several declarations, each under the name of its table. */
export type TablesOf<Declarations> = {
  readonly [Table in keyof Declarations]: TableOf<Declarations[Table]>;
};

/** A row as it is read. */
export type RowOf<Declaration> = Selectable<TableOf<Declaration>>;

/** The specification of each column, such as `text null`: to be compared with the database. */
export type SpecsOf<Declaration> =
  Declaration extends Declares<infer Columns>
    ? {
        readonly [Column in keyof Columns]: Columns[Column] extends Typed<infer Spec, unknown> ? Spec : never;
      }
    : never;
