import { migratedDatabase, type TestDatabase } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations, objects } from './objects.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await migratedDatabase('postgres', { objects: objects.all, migrations });
}, 120_000);
afterAll(() => opened?.close());

/** What they refer to is removed one at a time, by hand, once in a long while. */
const readWhole = [
  'managed_content.type_name',
  'managed_content_deployment_item.channel_id',
  'managed_content_folder.space_id',
  'managed_content_search.space_id',
  'managed_content_space_channel.channel_id',
  'managed_content_web_url.space_id',
];

test('what is removed finds by an index what refers to it', async () => {
  const { rows } = await sql<{ reference: string }>`
    select conrelid::regclass::text || '.' || attname as reference
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = current_schema()::regnamespace and not exists (
      select from pg_index
      where indrelid = conrelid and indkey[0] = conkey[1]
        and (indpred is null or pg_get_expr(indpred, indrelid) = '(' || quote_ident(attname) || ' IS NOT NULL)'))
    order by 1`.execute(opened.database);
  expect(rows.map(({ reference }) => reference)).toEqual(readWhole);
});
