import type { Database } from '@relab/database';
import { columnName, type ObjectDeclaration } from '@relab/records/objects';
import { type RawBuilder, sql } from 'kysely';
import { objects } from '../../objects/objects.ts';

const textual = new Set(['text', 'longText', 'richText', 'email', 'phone', 'url']);

/** What stands where a text must. */
const erased = 'Erased';

/** An address that no mail ever reaches (RFC 2606), another one for each row. */
const erasedEmail = sql`lower(id) || '@erased.invalid'`;

function objectOf(apiName: string): ObjectDeclaration {
  const object = objects.all.find((one) => one.apiName === apiName);
  if (!object) throw new Error(`No object is called ${apiName}.`);
  return object;
}

/** Changes rows without their old values being noted, and forgets those that were noted before. */
async function change(
  database: Database,
  table: string,
  changes: readonly RawBuilder<unknown>[],
  idColumn: string,
  ids: readonly string[],
): Promise<void> {
  const which = sql`${sql.ref(idColumn)} = any(${[...ids]}::text[])`;
  await sql`select set_config('relab.history', 'off', true)`.execute(database);
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where ${which}`.execute(database);
  await sql`select set_config('relab.history', '', true)`.execute(database);
  await sql`
    update record_history set changes = null
    where parent_id in (select id from ${sql.table(table)} where ${which}) and changes is not null`.execute(
    database,
  );
}

/**
 * Blanks every text of some records, as their declaration names them: a field that is declared tomorrow is blanked too.
 * Choices, amounts, dates and references stay, which say nothing about anybody any more.
 */
export async function blankRecords(
  database: Database,
  apiName: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const { table, fields } = objectOf(apiName);
  const changes = Object.entries(fields)
    .filter(([, field]) => textual.has(field.kind) && !field.formula && !field.rollup && !field.composedOf)
    // Codes of a few letters, such as currencies.
    .filter(([, { required, length = Number.POSITIVE_INFINITY }]) => !required || length >= erased.length)
    .map(([name, field]) => {
      const value = field.required ? (field.kind === 'email' ? erasedEmail : sql`${erased}`) : sql`null`;
      return sql`${sql.ref(columnName(name))} = ${value}`;
    });
  await change(database, table.name, changes, 'id', ids);
}

/** Sets columns of records to null. */
export async function blankColumns(
  database: Database,
  table: string,
  columns: readonly string[],
  idColumn: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const changes = columns.map((column) => sql`${sql.ref(column)} = null`);
  await change(database, table, changes, idColumn, ids);
}

/** Deletes rows whose column is one of some ids. Triggers forget what records among them said. */
export async function deleteRows(
  database: Database,
  table: string,
  column: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = any(${[...ids]}::text[])`.execute(
    database,
  );
}
