import type { ColumnSpec, Typed, typed } from '@relab/database';
import type { Field } from './field.ts';
import type { ColumnName } from './names.ts';

/** A field whose column the compiler knows: `Spec` is what `objectTable` makes of it, `Value` what it holds. */
export interface StoredField<Spec extends ColumnSpec, Value = string> extends Field {
  readonly [typed]?: Typed<Spec, Value>;
}

/** A field without a column: calculated when it is read, or put together from others. */
export interface UnstoredField extends Field {
  readonly [typed]?: 'unstored';
}

/** What follows the type of a column: it may be null unless the field is required; inserts leave a default out. */
export type Suffix<
  Required extends boolean,
  Default,
> = `${Required extends true ? '' : ' null'}${[Default] extends [never] ? '' : ' default'}`;

type Digits1To9 = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type Digits10To18 = 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18;

/** Whole numbers arrive as numbers, as far as a bigint holds them; all others as text, exactly. */
type NumberType<Precision extends number, Scale extends number> = Scale extends 0
  ? Precision extends Digits1To9
    ? 'integer'
    : Precision extends Digits10To18
      ? 'bigint'
      : 'numeric'
  : 'numeric';

/** A field of `number`: integers of up to 18 digits are numbers in code, what has more, or decimals, is text. */
export type NumberField<
  Precision extends number,
  Scale extends number,
  Rest extends '' | ' null' | ' default' | ' null default',
> = StoredField<
  `${NumberType<Precision, Scale>}${Rest}`,
  NumberType<Precision, Scale> extends 'numeric' ? string : number
>;

/** A field that was passed as any field has no known type. */
type ColumnOfField<Declared> = Declared extends { readonly [typed]?: infer Column }
  ? Column
  : Typed<ColumnSpec, unknown>;

type StoredName<Name, Declared> = Name extends string
  ? ColumnOfField<Declared> extends 'unstored'
    ? never
    : ColumnName<Name>
  : never;

/** The columns of declared fields; `objectTable` makes the same ones. */
export type ColumnsOf<Fields extends Readonly<Record<string, Field>>> = {
  readonly [Name in keyof Fields as StoredName<Name, Fields[Name]>]: ColumnOfField<Fields[Name]>;
};

type Choose<Condition, Columns> = Condition extends true ? Columns : unknown;

/** What every row has, and what it has beside where records have an owner or record types. */
export interface SystemColumns {
  readonly id: Typed<'text', string>;
  readonly created_date: Typed<'timestamptz default', Date>;
  readonly created_by_id: Typed<'text null', string>;
  readonly last_modified_date: Typed<'timestamptz default', Date>;
  readonly last_modified_by_id: Typed<'text null', string>;
  readonly system_modstamp: Typed<'timestamptz default', Date>;
  readonly is_deleted: Typed<'boolean default', boolean>;
}

/** All columns of an object; unknown where the names of its fields are. */
export type ObjectColumns<
  Fields extends Readonly<Record<string, Field>>,
  Owned extends boolean,
  RecordTypes,
> = string extends keyof Fields ? unknown : AllColumns<Fields, Owned, RecordTypes>;

type AllColumns<
  Fields extends Readonly<Record<string, Field>>,
  Owned extends boolean,
  RecordTypes,
> = ColumnsOf<Fields> &
  Choose<Owned, { readonly owner_id: Typed<'text null', string> }> &
  Choose<
    [keyof RecordTypes] extends [never] ? false : true,
    { readonly record_type_id: Typed<'text null default', string> }
  > &
  SystemColumns;

/** Fields that are declared again take the place of those that were there. */
export type ExtendedColumns<Base, More> = Omit<Base, keyof More> & More;
