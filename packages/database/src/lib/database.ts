import type { Kysely, SelectType } from 'kysely';
import type { AddedColumns, Tables } from '../tables.ts';

/** All tables with all of their columns. */
export type Schema = {
  readonly [Table in keyof Tables]: Table extends keyof AddedColumns
    ? Tables[Table] & AddedColumns[Table]
    : Tables[Table];
};

/** Some columns of a row as they are read, for statements that are written as text. */
export type Row<Table extends keyof Schema, Column extends keyof Schema[Table] = keyof Schema[Table]> = {
  readonly [Name in Column]: SelectType<Schema[Table][Name]>;
};

/**
 * What every domain function is handed: plain statements are built with Kysely's builder, which knows all tables; clever
 * ones are written with its `sql` tag, beside the function that owns them. `transaction().execute(...)` groups what must
 * hold together. A transaction is a `Database` too.
 */
export type Database = Kysely<Schema>;
