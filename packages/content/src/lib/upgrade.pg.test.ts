import { readFile } from 'node:fs/promises';
import { getCollectionItemsForSite } from '@relab/contract/content';
import { type Database, migrate } from '@relab/database';
import { testDatabase, testEngines } from '@relab/database/testing';
import { standardObjects } from '@relab/records/objects';
import { platformMigrations } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentMigrations } from './content-migrations.ts';
import { findChannel } from './delivery/channel.ts';
import { deliverCollection } from './delivery/deliver-collection.ts';
import { deliverContent } from './delivery/deliver-content.ts';

const folder = contentMigrations;
const names = ['0001-content'] as const;
const site = { siteId: '0DM000000000001AAA' };

/** An installation of the release in which content had no authors. */
async function released(database: Database): Promise<void> {
  const migrations = await Promise.all(
    names.map(async (name) => ({
      name: `content/${name}`,
      sql: await readFile(new URL(`${name}.sql`, folder), 'utf8'),
    })),
  );
  await migrate(database, { objects: [], migrations });
  await sql`insert into content_site values (${site.siteId}, '0ap000000000001AAA', 'Relab', 'en_US')`.execute(
    database,
  );
  await sql`insert into content_type values ('sfdc_cms__news', 'News')`.execute(database);
  await sql`
    insert into content values
      ('MCA', '20Y00000000000AAAA', ${site.siteId}, 'sfdc_cms__news', 'First', 'first',
        '{"title": "First", "bannerImage": {"contentKey": "MCP"}}', 'en_US', '2026-01-01'),
      ('MCB', '20Y00000000000BAAA', ${site.siteId}, 'sfdc_cms__news', 'Second', 'first-', '{"title": "Second"}', 'de', '2026-01-02')
    `.execute(database);
  await sql`
    insert into content_collection values
      ('MCC', '20Y00000000000CAAA', ${site.siteId}, 'Both', 'first', 'en_US', '2026-01-03')`.execute(
    database,
  );
  await sql`insert into content_collection_member values ('MCC', 1, 'MCB'), ('MCC', 2, 'MCA')`.execute(
    database,
  );
}

describe.each(testEngines)('content of the release before, on %s', (engine) => {
  let database: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, close } = await testDatabase(engine));
    await released(database);
    await migrate(database, { objects: standardObjects, migrations: platformMigrations });
  });
  afterAll(() => close());
  const context = () => ({ database, baseUrl: 'https://relab.example' });

  test('is delivered as it was', async () => {
    const channel = await findChannel(database, site);
    const first = await deliverContent(channel, 'MCA', {}, context());
    expect(first).toMatchObject({
      managedContentId: '20Y00000000000AAAA',
      title: 'First',
      urlName: 'first',
      publishedDate: '2026-01-01T00:00:00.000Z',
      contentBody: { bannerImage: { contentKey: 'MCP' } },
      channelSummary: { id: '0ap000000000001AAA', type: 'Community', target: { id: site.siteId } },
    });
    expect(await deliverContent(channel, 'MCB', {}, context())).toMatchObject({ language: 'de' });
  });

  test('collections keep their members in their order; of two with one URL name the content has it', async () => {
    const config = { ...site, collectionKeyOrId: 'MCC' };
    const channel = await findChannel(database, site);
    const items = await deliverCollection(channel, getCollectionItemsForSite, config, context());
    expect(items).toMatchObject({ total: 2, items: [{ name: 'Second' }, { name: 'First' }], urlName: null });
    expect(await deliverContent(channel, 'first', {}, context())).toMatchObject({ contentKey: 'MCA' });
  });

  test('has its URL names as aliases', async () => {
    const { rows } = await sql`
      select c.content_key, w.url_alias, w.url_name, w.status, w.is_current, w.language
      from managed_content_web_url w join managed_content c on c.id = w.content_id order by 1`.execute(
      database,
    );
    const alias = (key: string, name: string, language: string) => ({
      ...{ content_key: key, url_alias: name, url_name: name, language },
      ...{ status: 'Active', is_current: true },
    });
    expect(rows).toEqual([alias('MCA', 'first', 'en_US'), alias('MCB', 'first-', 'de')]);
  });

  test('has a space, a folder, a first version each, and knows what names what', async () => {
    const { rows: spaces } = await sql`
      select s.api_name, s.languages, f.parent_id from managed_content_space s
      join managed_content_folder f on f.space_id = s.id`.execute(database);
    expect(spaces).toEqual([
      { api_name: 'relab', languages: expect.arrayContaining(['de', 'en_US']), parent_id: null },
    ]);
    const { rows: contents } = await sql`
      select content_key, api_name, status, title from managed_content order by 1`.execute(database);
    expect(contents).toEqual([
      { content_key: 'MCA', api_name: 'first', status: 'Published', title: 'First' },
      { content_key: 'MCB', api_name: 'first_', status: 'Published', title: 'Second' },
      { content_key: 'MCC', api_name: 'first_mcc', status: 'Published', title: 'Both' },
    ]);
    const { rows: references } = await sql<{ content_key: string }>`
      select content_key from managed_content_reference order by 1`.execute(database);
    expect(references.map((row) => row.content_key)).toEqual(['MCA', 'MCB', 'MCP']);
  });
});
