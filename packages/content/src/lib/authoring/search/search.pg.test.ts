import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { origin, type TestBrowser, type TestResponse, type TestServer, testServer } from '@relab/test-server';
import { assert, asyncProperty, string } from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentKey } from '../../content-key.ts';
import { publishContent } from '../../seeding/publish-content.ts';
import type { SitePages } from '../../seo/site-pages.ts';
import { hitsQuery } from './find-hits.ts';

const site = { id: '0DM000000000001AAA', name: 'Shop', languages: ['de'] };
const cms = '/services/data/v63.0/connect/cms';

interface Found {
  readonly count: number;
  readonly items: readonly {
    readonly id: string;
    readonly type: string;
    readonly title?: string;
    readonly name?: string;
  }[];
  readonly nextPageUri: string | null;
}

const news = (title: string, body: string, more: object = {}) => ({
  contentKey: contentKey(title),
  type: 'sfdc_cms__news',
  title,
  body: { title, body },
  ...more,
});

const contentProviders = [
  { componentDefinition: 'content', icon: 'document', name: 'Content', type: 'Item' },
] as const;
const pages: SitePages = { content: ({ contentKey: key }) => `/content/${key}`, record: () => undefined };

describe.each(testEngines)('what spaces offer, and what is found in them, on %s', (engine) => {
  let shop: TestServer;
  let author: TestBrowser;
  let spaceId: string;
  let rootId: string;
  let guidesId: string;

  const follows = (callId: string, { status, body }: TestResponse): void => {
    const schema = describedCalls.find(({ call }) => call.id === callId)?.responses[status];
    expect(schema?.safeParse(body).error).toBeUndefined();
  };
  const ask = (query: Readonly<Record<string, string>>, by = author) =>
    by.get(`${cms}/items/search?${new URLSearchParams(query)}`);
  const found = async (queryTerm: string, more: Readonly<Record<string, string>> = {}, by = author) => {
    const answer = await ask({ queryTerm, ...more }, by);
    expect(answer).toMatchObject({ status: 200 });
    follows('searchManagedContentItems', answer);
    return answer.body as Found;
  };
  const titles = async (queryTerm: string, more: Readonly<Record<string, string>> = {}, by = author) =>
    (await found(queryTerm, more, by)).items.map(({ title, name }) => title ?? name);
  const folder = async (name: string, parentFolderId: string) => {
    const answer = await author.post(`${cms}/folders`, { name, parentFolderId });
    expect(answer.status).toBe(201);
    return (answer.body as { id: string }).id;
  };
  const make = async (contentSpaceOrFolderId: string, title: string, contentBody: object, more = {}) => {
    const answer = await author.post(`${cms}/contents`, {
      ...{ contentSpaceOrFolderId, contentType: 'sfdc_cms__news', title, contentBody },
      ...more,
    });
    expect(answer).toMatchObject({ status: 201 });
    return answer.body as { contentKey: string; managedContentVariantId: string };
  };

  beforeAll(async () => {
    shop = await testServer(engine, { contentProviders, pages });
    await publishContent(shop.database, {
      site,
      contents: [
        news('Cleaning rotors', '<p>Rinse centrifuges&nbsp;after use &amp; let them dry</p>'),
        news('Crème brûlée torches', '<p>For cooks</p>'),
        news('Lüfter', '<p>Kühlschränke</p>', { language: 'de' }),
      ],
    });
    author = await shop.signedIn('author@example.com', ['author']);
    const { body } = await author.get(`${cms}/spaces`);
    const [space] = (body as { spaces: { id: string; rootFolderId: string }[] }).spaces;
    spaceId = space?.id ?? '';
    rootId = space?.rootFolderId ?? '';
    guidesId = await folder('Centrifuge guides', rootId);
    const deep = await folder('Deep', guidesId);
    await make(deep, 'Balance of centrifuges', { title: 'Balance', excerpt: 'Weigh the tubes' });
  });
  afterAll(() => shop.close());

  test('C-003: variants and folders are found in one list, the best fit first', async () => {
    const answer = await ask({ queryTerm: 'centrifuges', contentSpaceOrFolderIds: spaceId });
    follows('searchManagedContentItems', answer);
    expect(answer.body).toMatchObject({
      count: 2,
      nextPageUri: null,
      currentPageUri: expect.stringContaining('page=0'),
      items: [
        {
          type: 'ManagedContentVariant',
          title: 'Balance of centrifuges',
          contentType: { developerName: 'sfdc_cms__news', label: 'News' },
          language: { displayLabel: 'English (United States)', locale: 'en_US' },
          status: 'Draft',
          lastPublishedDate: null,
          variantType: 'Content',
          managedContentSpaceId: spaceId,
        },
        { title: 'Cleaning rotors', status: 'Published', lastPublishedDate: expect.any(String) },
      ],
    });
    const folders = await found('guides');
    expect(folders.items).toMatchObject([
      { type: 'ManagedContentSpaceFolder', id: guidesId, name: 'Centrifuge guides', folder: { id: rootId } },
    ]);
  });

  test('C-142: without a term nothing is searched, and too short a term is refused', async () => {
    for (const query of [{}, { queryTerm: ' ' }, { queryTerm: 'a' }, { queryTerm: 'rotors **' }]) {
      const answer = await ask(query as Record<string, string>);
      expect(answer).toMatchObject({ status: 400, body: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' }] });
    }
    expect((await ask({ queryTerm: Array(51).fill('word').join(' ') })).status).toBe(400);
    const languages = Array(11).fill('de').join();
    expect((await ask({ queryTerm: 'word', languages })).status).toBe(400);
    expect((await ask({ queryTerm: 'word', scope: 'Body' })).status).toBe(400);
    expect((await ask({ queryTerm: 'word', pageSize: '251' })).status).toBe(400);
  });

  test('all terms have to be there, in any form that their language has, with or without accents', async () => {
    expect(await titles('rinsing rotor')).toEqual(['Cleaning rotors']);
    expect(await titles('rinse torches')).toEqual([]);
    expect(await titles('creme BRULEE')).toEqual(['Crème brûlée torches']);
    // Neither markup nor what a body goes by is a word.
    expect(await titles('nbsp')).toEqual([]);
    expect(await titles('-- %%')).toEqual([]);
  });

  test.each([
    ['centri*', ['Balance of centrifuges', 'Centrifuge guides', 'Cleaning rotors']],
    ['*fuge', ['Centrifuge guides']],
    ['cent*ges', ['Balance of centrifuges', 'Cleaning rotors']],
    ['*rifug* rot*', ['Cleaning rotors']],
    ['centri', []],
    ['*zzz*', []],
  ])('%s stands for any letters at its asterisks', async (queryTerm, expected) => {
    expect((await titles(queryTerm)).sort()).toEqual(expected);
  });

  test('each space is searched in its own language, in others when they are requested', async () => {
    expect(await titles('lufter')).toEqual([]);
    expect(await titles('kühlschrank', { languages: 'de' })).toEqual(['Lüfter']);
    expect(await titles('kühlschrank', { languages: 'en_US,fr' })).toEqual([]);
    expect(await titles('l*er', { languages: 'All' })).toEqual(['Lüfter']);
    expect(await titles('rotor', { languages: 'All' })).toEqual(['Cleaning rotors']);
  });

  test('titles alone are searched when asked for; in a folder everything, with all that lies in it', async () => {
    expect(await titles('weigh', { scope: 'TitleOnly' })).toEqual([]);
    expect(await titles('balance', { scope: 'TitleOnly' })).toEqual(['Balance of centrifuges']);
    const inside = { contentSpaceOrFolderIds: guidesId };
    expect(await titles('weigh', { ...inside, scope: 'TitleOnly' })).toEqual(['Balance of centrifuges']);
    expect(await titles('centri*', inside)).toEqual(['Balance of centrifuges']);
    expect(await titles('deep', inside)).toEqual(['Deep']);
    const both = { contentSpaceOrFolderIds: `${guidesId},${spaceId}` };
    expect(await titles('centri*', both)).toHaveLength(3);
  });

  test('a type leaves out folders, and pages go on where the last one ended', async () => {
    const type = { contentTypeFQN: 'sfdc_cms__news' };
    expect(await titles('centri*', type)).toEqual(['Balance of centrifuges', 'Cleaning rotors']);
    const first = await found('centri*', { pageSize: '2' });
    expect(first).toMatchObject({ count: 3, items: { length: 2 } });
    const second = await author.get(first.nextPageUri ?? '');
    expect(second.body).toMatchObject({ count: 3, nextPageUri: null, items: { length: 1 } });
    const seen = [...first.items, ...(second.body as Found).items].map(({ id }) => id);
    expect(new Set(seen).size).toBe(3);
    expect(await found('centri*', { page: '9' })).toMatchObject({ count: 3, items: [] });
  });

  test('what is saved is found as it is now; what is deleted is not', async () => {
    const { managedContentVariantId: id } = await make(rootId, 'Autoclave', { title: 'x', excerpt: 'steam' });
    expect(await titles('steam')).toEqual(['Autoclave']);
    const path = `${cms}/contents/variants/${id}`;
    await author.send('PUT', path, {
      title: 'Steriliser',
      urlName: '',
      contentBody: { excerpt: 'pressure' },
    });
    expect(await titles('steam')).toEqual([]);
    expect(await titles('sterili* pressure')).toEqual(['Steriliser']);
    await author.send('DELETE', path);
    expect(await titles('steriliser')).toEqual([]);
  });

  test('a picture is identified by its file', async () => {
    const source = { type: 'file', mimeType: 'image/png', url: 'https://pictures.example/lamp.png' };
    const content = { title: 'Lamp picture', altText: 'A lamp', source };
    await make(rootId, 'Lamp picture', content, { contentType: 'sfdc_cms__image' });
    expect((await found('lamp')).items).toMatchObject([{ title: 'Lamp picture', mimeType: 'image/png' }]);
    expect(await titles('png')).toEqual([]);
  });

  test('more words than a search can hold are saved all the same', async () => {
    const view = { contentType: 'sfdc_cms__view' };
    const words = Array.from({ length: 60_000 }, (_, at) => `${at.toString(36)}qx${at}`);
    await make(rootId, 'Long', { text: `first ${words.join(' ')} last` }, view);
    await make(rootId, 'Wide', { text: '汉 字'.repeat(60_000) }, view);
    await make(rootId, 'One', { text: 'x'.repeat(800_000) }, view);
    expect(await titles('first')).toEqual(['Long']);
    expect(await titles('last')).toEqual([]);
    expect(await ask({ queryTerm: '*qx*' })).toMatchObject({
      status: 400,
      body: [{ message: expect.stringContaining('stands for too many words') }],
    });
  });

  test('whatever is typed is answered or refused, and breaks nothing', async () => {
    const unit = string({ unit: 'binary', maxLength: 40 });
    await assert(
      asyncProperty(unit, async (queryTerm) => {
        expect([200, 400]).toContain((await ask({ queryTerm, languages: 'All' })).status);
      }),
      { numRuns: 40 },
    );
    for (const queryTerm of ["it's o'clock", "a\\'b'", 'x:* & !y', '<-> (', '!!**ab', '\u0000ab', "'':A|"])
      expect([200, 400]).toContain((await ask({ queryTerm })).status);
  });

  test('who may not look into a space finds nothing of it, and is not told that it is there', async () => {
    const others = [
      shop.browser(),
      await shop.signedIn('buyer@example.com', ['buyer']),
      await shop.signedIn('clerk@example.com', ['clerk']),
    ];
    for (const [at, other] of others.entries())
      for (const query of [{}, { contentSpaceOrFolderIds: spaceId }, { contentSpaceOrFolderIds: guidesId }])
        expect((await ask({ queryTerm: 'centri*', ...query }, other)).status).toBe(at === 0 ? 403 : 404);
    expect((await ask({ queryTerm: 'word', contentSpaceOrFolderIds: '0Zu000000000000AAA' })).status).toBe(
      404,
    );
    const administrator = await shop.signedIn('administrator@example.com', ['administrator']);
    const made = await administrator.post(`${cms}/spaces`, { name: 'Elsewhere' });
    const { id, rootFolderId } = made.body as { id: string; rootFolderId: string };
    await make(id, 'Centrifuges elsewhere', { title: 'x' });
    const reader = await shop.signedIn('reader@example.com', ['seller']);
    await sql`insert into managed_content_collaborator (space_id, user_id, role)
      values (${id}, ${reader.person.userId}, 'ContentReader')`.execute(shop.database);
    expect(await titles('centri*', {}, reader)).toEqual(['Centrifuges elsewhere']);
    const refused = await ask({ queryTerm: 'ab', contentSpaceOrFolderIds: `${id},${spaceId}` }, reader);
    expect(refused.status).toBe(404);
    // What others share with the space is found as well, and alone where it is named.
    await sql`insert into managed_content_folder_share (folder_id, target_id, status, created_date, last_modified_date)
      values (${guidesId}, ${rootFolderId}, 'Shared', now(), now())`.execute(shop.database);
    expect((await titles('centri*', {}, reader)).toSorted()).toEqual([
      'Balance of centrifuges',
      'Centrifuges elsewhere',
    ]);
    const inShared = { contentSpaceOrFolderIds: guidesId };
    expect(await titles('centri*', inShared, reader)).toEqual(['Balance of centrifuges']);
    const { rows } = await sql<{ id: string }>`
      select shared_folder_id as id from managed_content_space where id = ${id}`.execute(shop.database);
    const inAll = { contentSpaceOrFolderIds: rows[0]?.id ?? '' };
    expect(await titles('centri*', inAll, reader)).toEqual(['Balance of centrifuges']);
  });

  const inSpace = (path: string, by = author) => by.get(`${cms}/spaces/${spaceId}/${path}`);

  test('C-098: types are filtered by their mixins, and sorted by name', async () => {
    const pages = await inSpace('content-types?mixinFQN=sfdc_cms__page');
    follows('getContentTypesByMixin', pages);
    expect(pages.body).toEqual({
      contentTypes: [
        { fullyQualifiedName: 'sfdc_cms__news', name: 'News' },
        { fullyQualifiedName: 'sfdc_cms__textPage', name: 'Text page' },
        { fullyQualifiedName: 'sfdc_cms__view', name: 'View' },
      ],
      totalItems: 3,
    });
    expect((await inSpace('content-types')).body).toMatchObject({ totalItems: 10 });
    const none = await inSpace('content-types?mixinFQN=none');
    expect(none.body).toEqual({ contentTypes: [], totalItems: 0 });
  });

  test('C-100, C-101: providers are those of the site', async () => {
    const answer = await author.get(`${cms}/content/providers`);
    follows('getContentProviders', answer);
    expect(answer.body).toEqual({
      currentPageUrl: `${cms}/content/providers`,
      nextPageUrl: null,
      previousPageUrl: null,
      providers: contentProviders,
      total: 1,
    });
  });

  test('C-099: a channel of a site tells where contents of types with a page are shown', async () => {
    const contentPage = `${origin}/content/{contentKey}`;
    const shown = { channelName: 'Shop', guestPreviewEndpoint: contentPage, previewEndpoint: contentPage };
    const hidden = { channelName: 'Shop', guestPreviewEndpoint: null, previewEndpoint: null };
    for (const [query, previewEndpoints] of [
      ['', [shown]],
      ['?managedContentTypeName=sfdc_cms__news', [shown]],
      ['?managedContentTypeName=sfdc_cms__news&isPreviewable=false', []],
      ['?managedContentTypeName=sfdc_cms__image', [hidden]],
      ['?managedContentTypeName=sfdc_cms__image&isPreviewable=true', []],
    ] as const) {
      const answer = await inSpace(`preview-endpoints${query}`);
      follows('getPreviewEndpoints', answer);
      expect(answer.body).toEqual({ previewEndpoints });
    }
    const unknown = await inSpace('preview-endpoints?managedContentTypeName=none');
    expect(unknown).toMatchObject({ status: 400, body: [{ fields: ['managedContentTypeName'] }] });
  });

  test('the one content of a type is answered; of several none', async () => {
    const path = 'single-item-content/sfdc_cms__navigation';
    expect((await inSpace(path)).status).toBe(404);
    const menu = { contentType: 'sfdc_cms__navigation' };
    const { contentKey: key } = await make(rootId, 'Menu', { items: [{ label: 'Home', url: '/' }] }, menu);
    const answer = await inSpace(path);
    follows('getSingleItemContent', answer);
    expect(answer).toMatchObject({ status: 200, body: { contentKey: key, title: 'Menu' } });
    await make(rootId, 'Other menu', { items: [] }, menu);
    expect(await inSpace(path)).toMatchObject({ status: 409, body: [{ fields: ['contentTypeFQN'] }] });
    expect((await inSpace('single-item-content/none')).status).toBe(404);
  });

  test('C-075, C-137: workflows are a list of objects, kept as they are given by who manages the space', async () => {
    const administrator = await shop.signedIn('administrator@example.com', ['administrator']);
    const put = (workflowConfigs: unknown, by: TestBrowser = administrator) =>
      by.send('PUT', `${cms}/spaces/${spaceId}/orchestrator-config`, { workflowConfigs });
    const none = await inSpace('orchestrator-config');
    follows('getOrchestratorConfig', none);
    expect(none.body).toEqual({ workflowConfigs: [] });
    const workflowConfigs = [{ name: 'Review', steps: [{ by: 'publisher' }] }, {}];
    const stored = await put(workflowConfigs);
    follows('updateOrchestratorConfig', stored);
    expect(stored).toMatchObject({ status: 200, body: { workflowConfigs } });
    expect((await put([], author)).status).toBe(403);
    for (const wrong of [undefined, null, {}, 'x', ['x'], [[]], Array(101).fill({})])
      expect(await put(wrong)).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_API_INPUT' }] });
    const large = await put([{ text: 'x'.repeat(100_001) }]);
    expect(large).toMatchObject({ status: 400, body: [{ errorCode: 'LIMIT_EXCEEDED' }] });
    expect((await inSpace('orchestrator-config')).body).toEqual({ workflowConfigs });
  });

  test('guests, buyers and clerks learn nothing of what spaces offer', async () => {
    const paths = [
      'content-types',
      'preview-endpoints',
      'single-item-content/sfdc_cms__navigation',
      'orchestrator-config',
    ];
    const others = [
      shop.browser(),
      ...['buyer', 'clerk'].map((role) => shop.signedIn(`${role}@example.com`)),
    ];
    for (const [at, waited] of others.entries()) {
      const other = await waited;
      const refused = at === 0 ? 403 : 404;
      for (const path of paths) expect((await inSpace(path, other)).status).toBe(refused);
      expect((await other.get(`${cms}/content/providers`)).status).toBe(refused);
      const path = `${cms}/spaces/${spaceId}/orchestrator-config`;
      expect((await other.send('PUT', path, { workflowConfigs: [] })).status).toBe(refused);
    }
  });

  test.runIf(engine === 'postgres')('a rare word is found by the index', async () => {
    await shop.database.transaction().execute(async (database) => {
      await sql`
        insert into managed_content (id, content_key, api_name, space_id, folder_id, type_name, primary_variant_id, title,
          latest_version_id, created_date, last_modified_date)
        select '20Y' || n, 'MC' || n, 'many_' || n, ${spaceId}, ${rootId}, 'sfdc_cms__news', '9Ps' || n, '', '', now(), now()
        from generate_series(100001, 102500) n`.execute(database);
      await sql`
        insert into managed_content_version (id, variant_id, number, title, body, created_date)
        select '5OU' || n, '9Ps' || n, 1, 'Manual ' || n, jsonb_build_object('body', 'common words of item n' || n), now()
        from generate_series(100001, 102500) n`.execute(database);
      await sql`
        insert into managed_content_variant (id, content_id, language, variant_type, title, latest_version_id, latest_number,
          created_date, last_modified_date)
        select '9Ps' || n, '20Y' || n, 'en_US', 'Content', 'Manual ' || n, '5OU' || n, 1, now(), now()
        from generate_series(100001, 102500) n`.execute(database);
    });
    await sql`vacuum analyze managed_content_search`.execute(shop.database);
    expect(await titles('common n102345')).toEqual(['Manual 102345']);
    expect(await found('common words')).toMatchObject({ count: 2500 });
    expect(await titles('*2345 manual')).toEqual(['Manual 102345']);
    const searchScope = { spaceIds: [spaceId], folderIds: [], concerned: [spaceId], isFolderNamed: false };
    const wanted = { searchScope, searched: 'space', where: 'anywhere' } as const;
    const groups = [{ config: 'english', languages: ['en_US'] }];
    const query = hitsQuery({ ...wanted, groups, words: [{ kind: 'whole', word: 'n102345' }] });
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select * from (${query}) hit`.execute(
      shop.database,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('managed_content_search_document');
    expect(plan).not.toContain('Seq Scan on managed_content_search');
  });
});
