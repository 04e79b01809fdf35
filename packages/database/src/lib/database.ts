import type { Kysely } from 'kysely';

/**
 * What every domain function is handed: SQL is written with Kysely's `sql` tag beside the function that owns it, and
 * `transaction().execute(...)` groups what must hold together. A transaction is a `Database` too.
 */
export type Database = Kysely<unknown>;
