import { migratedDatabase, type TestDatabase, testEngines } from '@relab/database/testing';
import { standardObjects } from '@relab/records/objects';
import { fillRows, platformMigrations } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxCounted } from '../common-words.ts';
import { searchContents } from './search-contents.ts';

const channelId = '0ap000000000001AAA';
const contents = maxCounted + 300;
const limit = 25;
const key = (expression: string): string => `'MC' || lpad((${expression})::text, 6, '0')`;

/** `common` is in all, `tenth` in one of ten, `old` in those that are not among the newest. */
const texts = `'common n' || n || case when n % 10 = 0 then ' tenth' else '' end || case when n < 3000 then ' old' else '' end`;

describe.each(testEngines)('a search of visitors in many contents on %s', (engine) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await migratedDatabase(engine, { objects: standardObjects, migrations: platformMigrations });
    const row = {
      channel_id: `'${channelId}'`,
      content_key: key('n'),
      language: `'en_US'`,
      type_name: `case when n % 2 = 0 then 'news' else 'page' end`,
      published_date: `timestamptz '2026-01-01' + n / 3 * interval '1 minute'`,
      is_primary: 'true',
      term_ids: `'{}'`,
    };
    await fillRows(opened.database, 'delivered_content', contents, row);
    await fillRows(opened.database, 'delivered_content_search', contents, {
      ...row,
      document: `delivered_words(${texts})`,
    });
  });
  afterAll(() => opened.close());

  test.each([
    ['all', 'common', 'en_US', sql`true`],
    ['all, in a language that none is written in', 'common', 'fr', sql`true`],
    ['all of a type', 'common', 'en_US', sql`d.type_name = 'news'`],
    ['none of a type', 'common', 'en_US', sql`d.type_name = 'card'`],
    ['one of ten', 'tenth', 'en_US', sql`true`],
    ['many, but none of the newest', 'old', 'en_US', sql`true`],
    ['one', 'n4711', 'en_US', sql`true`],
  ])('for a word of %s pages as one that puts all in order', async (_, word, language, condition) => {
    const { database } = opened;
    const query = `'${word}'`;
    const { rows } = await sql<{ content_key: string }>`
      select content_key from delivered_content_search d where document @@ ${query}::tsquery and ${condition}
      order by published_date desc, content_key`.execute(database);
    const all = rows.map(({ content_key }) => content_key);
    const languages = [...new Set([language, 'en_US'])];
    for (const page of [0, 1, Math.floor(all.length / limit)]) {
      const offset = page * limit;
      const search = { channelId, languages, query, condition, limit, offset };
      const { found, total } = await searchContents(database, search);
      expect(total).toBe(Math.min(all.length, maxCounted));
      expect(found.map(({ content_key }) => content_key)).toEqual(all.slice(offset, offset + limit));
    }
  });
});
