import { migratedDatabase, type TestDatabase, testEngines } from '@relab/database/testing';
import { standardObjects } from '@relab/records/objects';
import { fillRows, genericPlanOf, platformMigrations } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxCounted } from '../../common-words.ts';
import { browseHits } from './browse-hits.ts';
import { maxSorted } from './few-variants.ts';
import { findHits, hitsQuery } from './find-hits.ts';
import type { SearchCriteria } from './match-variants.ts';
import { newestOthers, newestTitled, newestVariants, readCommonness } from './newest-hits.ts';
import { folderTree } from './search-scope.ts';
import type { VariantFilter } from './variant-filter.ts';

const spaceId = '0Zu000000000001AAA';
const searchScope = { spaceIds: [spaceId], folderIds: [], concerned: [spaceId], isFolderNamed: false };
/** Of more contents than are counted, in two folders. */
const largeSpaceId = '0Zu000000000002AAA';
const largeFolderId = '9Pu000000000001AAA';
const smallFolderId = '9Pu000000000002AAA';
const largeSpace = {
  spaceIds: [largeSpaceId],
  folderIds: [],
  concerned: [largeSpaceId],
  isFolderNamed: false,
};
const inFolder = (id: string) => ({ ...largeSpace, spaceIds: [], folderIds: [id], isFolderNamed: true });
const pageSize = 25;
const contents = 2 * maxSorted + 500;

/** Every content has `common` in its body and `manual` in its title, some have `common` in the title too. */
const title = `'Manual ' || n || case when n % 90 = 0 then ' common' else '' end`;
const language = `case when n % 5 = 0 then 'de' else 'en_US' end`;

/** When each was changed, in an order of its own. */
const changed = `timestamptz '2026-01-01' + (n * 7919 % 5003) * interval '1 minute'`;
const drafts = (more: Partial<VariantFilter> = {}): VariantFilter => ({
  ...{ isPrimary: false, statuses: ['Draft'] },
  ...more,
});

const search = (word: string, more: Partial<SearchCriteria> = {}): SearchCriteria => ({
  searchScope,
  searched: 'all',
  where: 'anywhere',
  words: [{ kind: 'whole', word }],
  groups: [
    { config: 'english', languages: ['en_US'] },
    { config: 'german', languages: ['de'] },
  ],
  ...more,
});
const own: Partial<SearchCriteria> = {
  searched: 'space',
  groups: [{ config: 'english', languages: ['en_US'] }],
};

describe.each(testEngines)('a search in many contents on %s', (engine) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await migratedDatabase(engine, { objects: standardObjects, migrations: platformMigrations });
    const { database } = opened;
    await fillRows(database, 'managed_content_space', 1, {
      id: `'${spaceId}'`,
      default_language: `'en_US'`,
      languages: `array['en_US', 'de']`,
    });
    await fillRows(database, 'managed_content_search', contents, {
      variant_id: `'9Ps' || lpad(n::text, 15, '0')`,
      space_id: `'${spaceId}'`,
      language,
      type_name: `case when n % 2 = 0 then 'news' else 'page' end`,
      last_modified_date: changed,
      title: `content_search_document(lower(${title}), '', ${language})`,
      document: `content_search_document(lower(${title}), 'common words of n' || n, ${language})`,
    });
    await fillRows(database, 'managed_content_space', 1, {
      id: `'${largeSpaceId}'`,
      api_name: `'large'`,
      default_language: `'en_US'`,
      languages: `array['en_US']`,
    });
    await fillRows(database, 'managed_content_folder', 2, {
      id: `'9Pu' || lpad(n::text, 12, '0') || 'AAA'`,
      space_id: `'${largeSpaceId}'`,
      parent_id: `'9Pu000000000000AAA'`,
      name: `'Folder ' || n`,
    });
    await fillRows(database, 'managed_content', contents, {
      id: `'20Yother' || n`,
      content_key: `'MCother' || n`,
      api_name: `'other_' || n`,
      space_id: `'${spaceId}'`,
    });
    await fillRows(database, 'managed_content_variant', contents, {
      id: `'9Ps' || lpad(n::text, 15, '0')`,
      content_id: `'20Yother' || n`,
      language,
      variant_type: `'Content'`,
      space_id: `'${spaceId}'`,
      last_modified_date: changed,
      latest_version_id: `'5OU'`,
      // One in four is a draft.
      published_version_id: `case when n % 4 > 0 then '5OU' end`,
      last_modified_by_id: `'005' || n % 3`,
    });
    await fillRows(database, 'managed_content', maxCounted + 200, {
      id: `'20Y' || n`,
      content_key: `'MC' || n`,
      api_name: `'large_' || n`,
      space_id: `'${largeSpaceId}'`,
      folder_id: `'9Pu' || lpad((1 + (n > ${maxCounted})::int)::text, 12, '0') || 'AAA'`,
    });
    await fillRows(database, 'managed_content_variant', maxCounted + 200, {
      id: `'9PsL' || lpad(n::text, 14, '0')`,
      content_id: `'20Y' || n`,
      language: `'en_US'`,
      variant_type: `'Content'`,
      space_id: `'${largeSpaceId}'`,
      last_modified_date: changed,
    });
    await fillRows(database, 'managed_content_search', maxCounted + 200, {
      variant_id: `'9PsL' || lpad(n::text, 14, '0')`,
      space_id: `'${largeSpaceId}'`,
      language: `'en_US'`,
      type_name: `'news'`,
      last_modified_date: changed,
      title: `content_search_document('manual ' || n, '', 'en_US')`,
      document: `content_search_document('manual ' || n, 'plenty', 'en_US')`,
    });
  });
  afterAll(() => opened.close());

  /** All that fits, put in its order at once. */
  async function inOrder(wanted: SearchCriteria): Promise<readonly string[]> {
    const { rows } = await sql<{ id: string }>`
      with recursive ${folderTree(wanted.searchScope)}
      select id from (${hitsQuery(wanted)}) hit order by in_title desc, last_modified_date desc, id`.execute(
      opened.database,
    );
    return rows.map(({ id }) => id);
  }

  test.each([
    ['that every body and some titles have', search('common')],
    ['that every title has', search('manual')],
    ['of titles alone', search('manual', { where: 'title' })],
    ['that few titles have, of titles alone', search('common', { where: 'title' })],
    ['in the language of the space', search('common', own)],
    ['in contents of one type', search('common', { typeName: 'news' })],
    ['that one content has', search('n4711')],
    ['that every draft has', search('common', { filter: drafts() })],
    [
      'in drafts of one language',
      search('common', {
        searched: ['de'],
        groups: [{ config: 'german', languages: ['de'] }],
        filter: drafts(),
      }),
    ],
    ['in what one author changed', search('manual', { filter: { isPrimary: false, changedById: '0051' } })],
  ])('for a word %s has the same pages as one that puts all in order', async (_, wanted) => {
    const all = await inOrder(wanted);
    for (const page of [0, 1, 2, 3, Math.floor(all.length / pageSize)]) {
      const found = await findHits(opened.database, wanted, { offset: page * pageSize, pageSize });
      expect(found.count).toBe(all.length);
      expect(found.hits.map(({ id }) => id)).toEqual(all.slice(page * pageSize, (page + 1) * pageSize));
    }
  });

  test.each([
    ['a space', largeSpace],
    ['a folder with most of it', inFolder(largeFolderId)],
    ['a folder with few contents', inFolder(smallFolderId)],
    [
      'a folder with few contents beside another space',
      { ...inFolder(smallFolderId), spaceIds: [spaceId], concerned: [spaceId, largeSpaceId] },
    ],
  ])('what more have than are counted is searched in %s', async (_, scope) => {
    for (const word of ['plenty', 'manual']) {
      const wanted = search(word, { ...own, searchScope: scope });
      const all = await inOrder(wanted);
      for (const page of [0, 3, 150]) {
        const found = await findHits(opened.database, wanted, { offset: page * pageSize, pageSize });
        expect(found.count).toBe(Math.min(maxCounted, all.length));
        expect(found.hits.map(({ id }) => id)).toEqual(all.slice(page * pageSize, (page + 1) * pageSize));
      }
    }
  });

  test('what more are drafts than are looked at one by one is searched among the drafts alone', async () => {
    for (const scope of [largeSpace, inFolder(largeFolderId), inFolder(smallFolderId)]) {
      const wanted = search('plenty', { ...own, searchScope: scope, filter: drafts() });
      const all = await inOrder(wanted);
      const found = await findHits(opened.database, wanted, { offset: 50, pageSize });
      expect(found.count).toBe(Math.min(maxCounted, all.length));
      expect(found.hits.map(({ id }) => id)).toEqual(all.slice(50, 50 + pageSize));
      const published = { ...wanted, filter: drafts({ statuses: ['Published'] }) };
      expect(await findHits(opened.database, published, { offset: 0, pageSize })).toEqual({
        count: 0,
        hits: [],
      });
    }
  });

  test.each([
    ['drafts', `x.status = 'Draft'`, drafts()],
    ['two statuses', `x.status in ('Draft', 'Published')`, drafts({ statuses: ['Draft', 'Published'] })],
    ['an author', `x.last_modified_by_id = '0052'`, drafts({ statuses: undefined, changedById: '0052' })],
    [
      'drafts of an author and a type',
      `x.status = 'Draft' and x.last_modified_by_id = '0052' and i.type_name = 'news'`,
      drafts({ changedById: '0052', typeNames: ['news'] }),
    ],
    ['a type', `i.type_name = 'news'`, drafts({ statuses: undefined, typeNames: ['news'] })],
  ])('without words, %s in one language are the newest of all that are so', async (_, condition, filter) => {
    const { rows } = await sql<{ id: string }>`
      select x.id from managed_content_variant x join managed_content_search i on i.variant_id = x.id
      where x.language = 'de' and i.space_id = ${spaceId} and ${sql.raw(condition)}
      order by x.last_modified_date desc, x.id`.execute(opened.database);
    const all = rows.map(({ id }) => id);
    expect(all.length).toBeGreaterThan(0);
    const wanted = { ...search(''), words: [], groups: [], searched: ['de'], filter };
    for (const offset of [0, pageSize, all.length]) {
      const found = await browseHits(opened.database, wanted, { offset, pageSize });
      expect(found.count).toBe(all.length);
      expect(found.hits.map(({ id }) => id)).toEqual(all.slice(offset, offset + pageSize));
    }
  });

  test('few drafts, and what an author changed, are read by indexes that have nothing else', async () => {
    for (const [filter, index] of [
      [drafts(), 'managed_content_variant_of_status'],
      [drafts({ statuses: undefined, changedById: '0051' }), 'managed_content_variant_of_author'],
      [drafts({ statuses: undefined, typeNames: ['rare'] }), 'managed_content_search_newest_of_type'],
    ] as const) {
      const wanted = search('manual', { searched: ['de'], filter });
      const plan = await genericPlanOf(opened.database, newestVariants(wanted, sql<boolean>`true`, pageSize));
      expect(plan).toContain(index);
      expect(plan).not.toMatch(/Seq Scan on managed_content_(?:search|variant)/);
      expect(plan).not.toContain('Sort');
    }
  });

  test('reads the newest of very many by an index that has them in this order', async () => {
    const wanted = search('manual', own);
    const common = await readCommonness(opened.database, wanted);
    expect(common.titles).toBe(true);
    for (const query of [newestOthers(wanted, pageSize), newestTitled(wanted, common, pageSize)]) {
      const plan = await genericPlanOf(opened.database, query);
      expect(plan).toContain('managed_content_search_newest');
      expect(plan).not.toContain('Seq Scan on managed_content_search');
    }
  });
});
