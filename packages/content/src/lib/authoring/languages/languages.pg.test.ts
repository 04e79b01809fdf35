import { readFile } from 'node:fs/promises';
import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { type TestResponse, type TestServer, testServer } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentMigrations } from '../../content-migrations.ts';
import { publishContent } from '../../seeding/publish-content.ts';

const cms = '/services/data/v63.0/connect/cms';

interface Made {
  readonly contentKey: string;
  readonly managedContentId: string;
  readonly managedContentVariantId: string;
  readonly managedContentVersionId: string;
}
interface Languages {
  readonly source: { readonly managedContentVersionId: string; readonly versionNumber: string };
  readonly languages: readonly {
    readonly language: string;
    readonly state: string;
    readonly managedContentVariantId: string | null;
  }[];
}

describe.each(testEngines)('languages of contents on %s', (engine) => {
  let shop: TestServer;
  let author: Awaited<ReturnType<TestServer['signedIn']>>;
  let publisher: Awaited<ReturnType<TestServer['signedIn']>>;
  let spaceId: string;
  let rootId: string;
  let made: Made;
  let folderId: string;

  const follows = (callId: string, { status, body }: TestResponse): void => {
    const schema = describedCalls.find(({ call }) => call.id === callId)?.responses[status];
    expect(schema, `${callId} ${status} ${JSON.stringify(body)}`).toBeDefined();
    expect(schema?.safeParse(body).error).toBeUndefined();
  };
  const createNews = async (title: string, into = folderId): Promise<Made> => {
    const answer = await author.post(`${cms}/contents`, {
      ...{ contentSpaceOrFolderId: into, contentType: 'sfdc_cms__news', title },
      contentBody: { title },
    });
    return answer.body as Made;
  };
  const createGerman = async ({ contentKey }: Made, title = 'Neuigkeit'): Promise<Made> => {
    const answer = await author.post(`${cms}/contents/variants`, {
      ...{ managedContentKeyOrId: contentKey, language: 'de', title, contentBody: { title } },
    });
    return answer.body as Made;
  };
  const save = async ({ managedContentVariantId: id }: Made, title: string): Promise<Made> => {
    const answer = await author.send('PUT', `${cms}/contents/variants/${id}`, {
      ...{ title, urlName: '', contentBody: { title } },
    });
    expect(answer.status).toBe(200);
    return answer.body as Made;
  };
  const languagesOf = async ({ contentKey }: Made): Promise<Languages> => {
    const answer = await author.get(`${cms}/contents/${contentKey}/languages`);
    follows('getContentLanguages', answer);
    return answer.body as Languages;
  };
  const statesOf = async (content: Made) =>
    Object.fromEntries(
      (await languagesOf(content)).languages.map(({ language, state }) => [language, state]),
    );
  const check = ({ managedContentVariantId: id }: Made, managedContentVersionId: string) =>
    author.send('PUT', `${cms}/contents/variants/${id}/translation`, { managedContentVersionId });
  const progress = async (query = '') => {
    const answer = await author.get(`${cms}/spaces/${spaceId}/translation-progress${query}`);
    follows('getTranslationProgress', answer);
    return answer.body as { readonly contents: number; readonly languages: readonly object[] };
  };
  const itemsIn = async (query: string) => {
    const answer = await author.get(`${cms}/spaces/${spaceId}/translation-items?${query}`);
    follows('getTranslationItems', answer);
    const { items } = answer.body as { readonly items: readonly { readonly title: string }[] };
    return items.map(({ title }) => title);
  };

  beforeAll(async () => {
    shop = await testServer(engine);
    await publishContent(shop.database, {
      site: { id: '0DM000000000001AAA', name: 'Shop', languages: ['de', 'fr'] },
    });
    author = await shop.signedIn('author@example.com', ['author']);
    publisher = await shop.signedIn('publisher@example.com', ['publisher']);
    const space = await author.get(`${cms}/spaces/shop`);
    ({ id: spaceId, rootFolderId: rootId } = space.body as { id: string; rootFolderId: string });
  });
  afterAll(() => shop.close());

  let folders = 0;
  beforeEach(async () => {
    const folder = await author.post(`${cms}/folders`, {
      name: `Folder ${++folders}`,
      parentFolderId: rootId,
    });
    folderId = (folder.body as { id: string }).id;
    made = await createNews('News');
  });

  test('a language is missing, then up to date, and out of date once the source is saved', async () => {
    expect(await statesOf(made)).toEqual({ en_US: 'Source', de: 'Missing', fr: 'Missing' });
    const german = await createGerman(made);
    expect(await statesOf(made)).toEqual({ en_US: 'Source', de: 'UpToDate', fr: 'Missing' });
    await save(german, 'Andere Neuigkeit');
    expect(await statesOf(made)).toMatchObject({ de: 'UpToDate' });
    await save(made, 'Other news');
    expect(await statesOf(made)).toMatchObject({ de: 'OutOfDate' });
    // Saving the translation alone does not mark it as up to date.
    await save(german, 'Dritte Neuigkeit');
    expect((await languagesOf(made)).languages[1]).toMatchObject({
      ...{ language: 'de', state: 'OutOfDate', title: 'Dritte Neuigkeit' },
      sourceVersion: { versionNumber: '1.0', managedContentVersionId: made.managedContentVersionId },
      checkedBy: { id: author.person.userId },
    });
  });

  test('words of the source to begin from are begun, until somebody says that they are translated', async () => {
    const answer = await author.post(`${cms}/contents/${made.contentKey}/translate`, {
      targetLanguages: ['de'],
    });
    expect(answer.status).toBe(201);
    expect(await statesOf(made)).toMatchObject({ de: 'Started' });
    const { languages, source } = await languagesOf(made);
    const managedContentVariantId = languages[1]?.managedContentVariantId ?? '';
    const checked = await check({ ...made, managedContentVariantId }, source.managedContentVersionId);
    follows('checkTranslation', checked);
    expect(checked.body).toEqual(await languagesOf(made));
    expect(await statesOf(made)).toMatchObject({ de: 'UpToDate' });
  });

  test('a translation is marked against the version that was seen, not one that was saved meanwhile', async () => {
    const german = await createGerman(made);
    const second = await save(made, 'Second');
    await save(made, 'Third');
    expect((await check(german, second.managedContentVersionId)).status).toBe(200);
    const { languages } = await languagesOf(made);
    expect(languages[1]).toMatchObject({ state: 'OutOfDate', sourceVersion: { versionNumber: '2.0' } });
  });

  test('the source, a version of another content and one of the translation itself are rejected', async () => {
    const german = await createGerman(made);
    const other = await createNews('Other');
    for (const [variant, version] of [
      [made, made.managedContentVersionId],
      [german, other.managedContentVersionId],
      [german, german.managedContentVersionId],
      [german, 'nothing'],
    ] as const)
      expect((await check(variant, version)).status).toBe(400);
    expect(await statesOf(made)).toMatchObject({ de: 'UpToDate' });
  });

  test('progress counts each content once in each language, and the lists have what it counts', async () => {
    const [second, third] = [await createNews('Second'), await createNews('Third')];
    await createNews('Fourth');
    await createGerman(made);
    await save(made, 'News, again');
    const german = await createGerman(second);
    await author.post(`${cms}/contents/${third.contentKey}/translate`, { targetLanguages: ['de'] });
    const published = await publisher.post(`${cms}/contents/publish`, {
      ...{ contextContentSpaceId: spaceId, variantIds: [german.managedContentVariantId], description: '' },
    });
    expect(published.status, JSON.stringify(published.body)).toBeLessThan(300);
    const { contents, languages } = await progress(`?folderId=${folderId}`);
    expect(contents).toBe(4);
    expect(languages).toEqual([
      {
        ...{ language: 'en_US', source: 4, missing: 0, started: 0, upToDate: 0, outOfDate: 0 },
        ...{ published: 0, unpublished: 4 },
      },
      {
        ...{ language: 'de', source: 0, missing: 1, started: 1, upToDate: 1, outOfDate: 1 },
        ...{ published: 1, unpublished: 0 },
      },
      {
        ...{ language: 'fr', source: 0, missing: 4, started: 0, upToDate: 0, outOfDate: 0 },
        ...{ published: 0, unpublished: 0 },
      },
    ]);
    const within = `folderId=${folderId}`;
    expect(await itemsIn(`${within}&language=de`)).toEqual(['Fourth', 'News, again', 'Second', 'Third']);
    expect(await itemsIn(`${within}&language=de&state=Missing`)).toEqual(['Fourth']);
    expect(await itemsIn(`${within}&language=de&state=Started`)).toEqual(['Third']);
    expect(await itemsIn(`${within}&language=de&state=OutOfDate`)).toEqual(['News, again']);
    expect(await itemsIn(`${within}&language=de&state=UpToDate`)).toEqual(['Second']);
    expect(await itemsIn(`${within}&language=de&state=Unpublished`)).toEqual([]);
    expect(await itemsIn(`${within}&language=en_US&state=Unpublished&pageSize=2&page=1`)).toEqual([
      'Second',
      'Third',
    ]);
    await save(german, 'Anders');
    expect(await itemsIn(`${within}&language=de&state=Unpublished`)).toEqual(['Second']);
    // What lies in folders below counts, and what lies beside does not.
    const below = await author.post(`${cms}/folders`, { name: 'Below', parentFolderId: folderId });
    await createNews('Fifth', (below.body as { id: string }).id);
    expect((await progress(`?folderId=${folderId}`)).contents).toBe(5);
    expect((await progress()).contents).toBeGreaterThan(5);
  });

  test('a folder of nowhere and a language that the space lacks are no zero', async () => {
    const path = `${cms}/spaces/${spaceId}`;
    expect((await author.get(`${path}/translation-progress?folderId=${spaceId}`)).status).toBe(404);
    expect((await author.get(`${path}/translation-items?language=it`)).status).toBe(400);
    expect((await author.get(`${path}/translation-items?language=de&state=Lost`)).status).toBe(400);
  });

  test('a clone with its languages has their states, and comes out of the trash with them', async () => {
    await createGerman(made);
    await author.post(`${cms}/contents/${made.contentKey}/translate`, { targetLanguages: ['fr'] });
    const clone = await author.post(`${cms}/contents/${made.contentKey}/clone`, { includeVariants: true });
    const { contentKey, managedContentId } = clone.body as Made;
    const cloned = { ...made, contentKey, managedContentId };
    expect(await statesOf(cloned)).toEqual({ en_US: 'Source', de: 'UpToDate', fr: 'Started' });
    expect((await author.send('DELETE', `${cms}/contents/${managedContentId}`)).status).toBe(204);
    await author.post(`${cms}/deleted-contents/${managedContentId}/undelete`, {});
    expect(await statesOf(cloned)).toEqual({ en_US: 'Source', de: 'UpToDate', fr: 'Started' });
  });

  test('without its first language another one is the source', async () => {
    const german = await createGerman(made);
    const path = `${cms}/contents/variants/${made.managedContentVariantId}`;
    expect((await author.send('DELETE', path)).status).toBe(204);
    const { languages } = await languagesOf(german);
    expect(languages.map(({ language, state }) => [language, state])).toEqual([
      ['de', 'Source'],
      ['en_US', 'Missing'],
      ['fr', 'Missing'],
    ]);
  });

  // The last one, since it takes the columns away.
  test('of an installation of before, a translation has the version that was the latest when it was saved', async () => {
    const german = await createGerman(made);
    const second = await save(made, 'Second');
    await save(german, 'Zweite');
    const behind = await createNews('Behind');
    await createGerman(behind);
    await save(behind, 'Further');
    const { database } = shop;
    await sql`
      alter table managed_content_variant drop column source_version_id cascade, drop column source_checked_date,
        drop column source_checked_by_id`.execute(database);
    await sql`drop index managed_content_in_space_by_title`.execute(database);
    const migration = await readFile(new URL('0300-translations.sql', contentMigrations), 'utf8');
    for (const statement of migration.split(/;$/m)) await sql.raw(statement).execute(database);
    const { languages } = await languagesOf(made);
    expect(languages.slice(0, 2)).toMatchObject([
      { language: 'en_US', state: 'Source', sourceVersion: null },
      {
        ...{ language: 'de', state: 'UpToDate' },
        sourceVersion: { managedContentVersionId: second.managedContentVersionId },
      },
    ]);
    expect(await statesOf(behind)).toMatchObject({ de: 'OutOfDate' });
  });
});
