import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { type TestBrowser, type TestResponse, type TestServer, testServer } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentKey } from '../content-key.ts';
import { publishContent } from '../seeding/publish-content.ts';

const site = { id: '0DM000000000001AAA', name: 'Shop', languages: ['de'] };
const cms = '/services/data/v63.0/connect/cms';
const delivery = `/services/data/v63.0/connect/sites/${site.id}/cms/delivery`;
const guide = contentKey('guide');

interface Document {
  readonly contentKey: string;
  readonly managedContentId: string;
  readonly managedContentVariantId: string;
  readonly managedContentVersionId: string;
  readonly versionNumber: string;
  readonly contentBody: Readonly<Record<string, unknown>>;
}

describe.each(testEngines)('authoring on %s', (engine) => {
  let shop: TestServer;
  let author: TestBrowser;
  let publisher: TestBrowser;
  let administrator: TestBrowser;
  let spaceId: string;

  const follows = (callId: string, { status, body }: TestResponse): void => {
    const schema = describedCalls.find(({ call }) => call.id === callId)?.responses[status];
    expect(schema?.safeParse(body).error).toBeUndefined();
  };
  const made = async (title: string, body: object = { title }, more: object = {}): Promise<Document> => {
    const answer = await author.post(`${cms}/contents`, {
      contentSpaceOrFolderId: spaceId,
      contentType: 'sfdc_cms__news',
      title,
      contentBody: body,
      ...more,
    });
    expect(answer).toMatchObject({ status: 201 });
    return answer.body as Document;
  };
  const save = (by: TestBrowser, variantId: string, title: string, body: object, ifMatch?: string) =>
    by.send(
      'PUT',
      `${cms}/contents/variants/${variantId}`,
      { contentBody: body, title, urlName: '' },
      ifMatch === undefined ? {} : { 'if-match': ifMatch },
    );
  const publish = (choice: object, verb = 'publish', by = publisher) =>
    by.post(`${cms}/contents/${verb}`, choice);
  const delivered = (keyOrId: string, language?: string) =>
    shop.browser().get(`${delivery}/contents/${keyOrId}${language ? `?language=${language}` : ''}`);

  beforeAll(async () => {
    shop = await testServer(engine);
    await publishContent(shop.database, {
      site,
      contents: [
        {
          contentKey: guide,
          type: 'sfdc_cms__news',
          title: 'Guide',
          urlName: 'guide',
          body: { title: 'Guide' },
        },
      ],
    });
    author = await shop.signedIn('author@example.com', ['author']);
    publisher = await shop.signedIn('publisher@example.com', ['publisher']);
    administrator = await shop.signedIn('administrator@example.com', ['administrator']);
    const spaces = await author.get(`${cms}/spaces`);
    follows('getManagedContentSpaces', spaces);
    spaceId = (spaces.body as { spaces: { id: string }[] }).spaces[0]?.id ?? '';
  });
  afterAll(() => shop.close());

  test('C-073, C-074: a space tells its languages, channels and root folder, by its id and by its name', async () => {
    const answer = await author.get(`${cms}/spaces/${spaceId}`);
    follows('getManagedContentSpace', answer);
    expect(answer.body).toMatchObject({
      id: spaceId,
      name: 'Shop',
      fullyQualifiedName: 'shop',
      defaultLanguage: 'en_US',
      supportedLanguages: ['en_US', 'de'],
      channels: [expect.stringMatching(/^0ap/)],
      rootFolderId: expect.stringMatching(/^9Pu/),
      collaborators: [],
    });
    const byName = await author.get(`${cms}/spaces/shop`);
    expect(byName.body).toEqual(answer.body);
    expect((await author.get(`${cms}/spaces/none`)).status).toBe(404);
  });

  test('C-055: a site and its space speak English of the United States unless told otherwise, and that alone', async () => {
    await publishContent(shop.database, { site: { id: '0DM000000000005AAA', name: 'Plain' } });
    const plain = await author.get(`${cms}/spaces/plain`);
    expect(plain.body).toMatchObject({ defaultLanguage: 'en_US', supportedLanguages: ['en_US'] });
  });

  test('C-136: spaces are made and changed by administrators; languages that are written in stay', async () => {
    const input = { name: 'Hand books', supportedLanguages: ['de'], channels: [] };
    expect((await publisher.post(`${cms}/spaces`, input)).status).toBe(403);
    const answer = await administrator.post(`${cms}/spaces`, input);
    follows('createManagedContentSpace', answer);
    expect(answer).toMatchObject({
      status: 201,
      body: { apiName: 'hand_books', supportedLanguages: ['en_US', 'de'] },
    });
    const { id } = answer.body as { id: string };
    expect((await administrator.post(`${cms}/spaces`, input)).status).toBe(409);
    const changed = await administrator.send('PATCH', `${cms}/spaces/${id}`, { description: 'For buyers' });
    follows('updateManagedContentSpace', changed);
    expect(changed.body).toMatchObject({ name: 'Hand books', description: 'For buyers' });
    expect((await publisher.send('PATCH', `${cms}/spaces/${id}`, { name: 'Mine' })).status).toBe(403);
    const taken = await administrator.send('PATCH', `${cms}/spaces/${spaceId}`, {
      defaultLanguage: 'de',
      supportedLanguages: ['de'],
    });
    expect(taken).toMatchObject({
      status: 409,
      body: [{ message: 'There is content in en_US in this space.' }],
    });
    expect(
      (await administrator.send('PATCH', `${cms}/spaces/${id}`, { channels: ['0ap000000000009AAA'] })).status,
    ).toBe(400);
    const page = await author.get(`${cms}/spaces?pageSize=1&nameFragment=S`);
    expect(page.body).toMatchObject({ spaces: [{ name: 'Hand books' }], previousPageUrl: null });
    const { nextPageUrl } = page.body as { nextPageUrl: string };
    expect((await author.get(nextPageUrl)).body).toMatchObject({
      spaces: [{ name: 'Shop' }],
      nextPageUrl: null,
    });
  });

  test('what a space delivered to a channel goes with the channel, and stays in those that it keeps', async () => {
    const [one, two] = [
      { id: '0DM000000000003AAA', name: 'North' },
      { id: '0DM000000000004AAA', name: 'South' },
    ];
    const contents = [
      {
        ...{ contentKey: contentKey('north'), type: 'sfdc_cms__news', title: 'North', urlName: 'north' },
        body: { title: 'North' },
      },
    ];
    await publishContent(shop.database, { site: one, contents });
    await publishContent(shop.database, { site: two });
    const spaceOf = async (name: string) =>
      (await administrator.get(`${cms}/spaces/${name}`)).body as { id: string; channels: string[] };
    const [north, south] = [await spaceOf('north'), await spaceOf('south')];
    const change = async (channels: readonly string[]) =>
      expect(await administrator.send('PATCH', `${cms}/spaces/${north.id}`, { channels })).toMatchObject({
        status: 200,
      });
    const at = async (siteId: string) =>
      (
        await shop
          .browser()
          .get(`/services/data/v63.0/connect/sites/${siteId}/cms/delivery/contents/${contentKey('north')}`)
      ).status;
    const state = async () =>
      (await author.get(`${cms}/contents/${contentKey('north')}`)).body as {
        isPublished: boolean;
        managedContentVariantId: string;
      };
    await change([...north.channels, ...south.channels]);
    const { managedContentVariantId } = await state();
    await publish({ variantIds: [managedContentVariantId] });
    expect([await at(one.id), await at(two.id)]).toEqual([200, 200]);
    await change(south.channels);
    expect([await at(one.id), await at(two.id), (await state()).isPublished]).toEqual([404, 200, true]);
    await change([]);
    expect([await at(two.id), (await state()).isPublished]).toEqual([404, false]);
    // What nobody publishes any more can be deleted.
    expect((await author.send('DELETE', `${cms}/contents/variants/${managedContentVariantId}`)).status).toBe(
      204,
    );
  });

  test('C-066: what its type calls rich text is sanitised, and every other text stays as it was written', async () => {
    const body = {
      title: 'Rotors <b> & lids',
      excerpt: 'Where a < b: <script>alert(1)</script>, 5 &lt; 6',
      body: '<p onclick="x">a<script>alert(1)</script> < <img src="{!cmsMedia(MC1)}" onerror="x"></p>',
    };
    const kept = { ...body, body: '<p>a &lt; <img src="{!cmsMedia(MC1)}" /></p>' };
    const { contentKey: key, managedContentVariantId: id } = await made('Rotors <b>', body);
    expect((await author.get(`${cms}/contents/${key}`)).body).toMatchObject({ contentBody: kept });
    const next = { title: 'Rotors <i>', excerpt: '<<', body: '<<b>a</b>' };
    const saved = { ...next, body: '&lt;<b>a</b>' };
    expect(await save(author, id, 'Rotors <i>', next)).toMatchObject({
      status: 200,
      body: { contentBody: saved },
    });
    expect(await publish({ variantIds: [id] })).toMatchObject({ status: 201 });
    expect((await delivered(key)).body).toMatchObject({ contentBody: saved });
  });

  test('a body that no schema describes is data: nothing of it is markup here', async () => {
    const view = { regions: { hidden: [{ attributes: { customHeadTags: '<meta name="a" content="b">' } }] } };
    const { contentKey: key } = await made('A view', view, { contentType: 'sfdc_cms__view' });
    expect((await author.get(`${cms}/contents/${key}`)).body).toMatchObject({ contentBody: view });
  });

  test('C-065, C-063, C-064: a content is made as a draft, and is found by key, id, language and version', async () => {
    const document = await made('Opening hours', { title: 'Opening hours', body: '<p onclick="x">8:00</p>' });
    expect(document).toMatchObject({
      versionNumber: '1.0',
      status: { status: 'Draft' },
      isPublished: false,
      language: 'en_US',
      contentBody: { body: '<p>8:00</p>' },
      apiName: expect.stringMatching(/^opening_hours_/),
    });
    const { contentKey: key, managedContentId, managedContentVariantId, managedContentVersionId } = document;
    for (const name of [
      key,
      managedContentId,
      `${key}?language=en_US`,
      `${key}?version=1.0`,
      `${key}?version=${managedContentVersionId}`,
    ]) {
      const answer = await author.get(`${cms}/contents/${name}`);
      follows('getManagedContent', answer);
      expect(answer.body).toEqual(document);
    }
    expect((await author.get(`${cms}/contents/variants/${managedContentVariantId}`)).body).toEqual(document);
    const forSite = `/services/data/v63.0/connect/sites/${site.id}/cms/contents/${key}`;
    expect((await author.get(forSite)).body).toEqual(document);
    for (const name of [`${key}?language=de`, `${key}?version=2.0`, 'MCNOTHING']) {
      expect((await author.get(`${cms}/contents/${name}`)).status).toBe(404);
    }
  });

  test('C-071: every save is a version; one that began from another is refused with both bodies', async () => {
    const document = await made('Rotors');
    const { managedContentVariantId: variantId, managedContentVersionId: first } = document;
    const second = await save(author, variantId, 'Rotors, new', { title: 'Rotors, new' }, `"${first}"`);
    follows('replaceManagedContentVariant', second);
    expect(second).toMatchObject({ status: 200, body: { versionNumber: '2.0', title: 'Rotors, new' } });
    const late = await save(publisher, variantId, 'Rotors, mine', { title: 'mine' }, first);
    expect(late).toMatchObject({
      status: 412,
      body: {
        errorCode: 'PRECONDITION_FAILED',
        output: { current: { title: 'Rotors, new', versionNumber: '2.0' }, given: { title: 'Rotors, mine' } },
      },
    });
    const refusal = describedCalls.find(({ call }) => call.id === 'replaceManagedContentVariant')?.error;
    expect(refusal?.safeParse(late.body).error).toBeUndefined();
    expect((await author.get(`${cms}/contents/${document.contentKey}`)).body).toMatchObject({
      title: 'Rotors, new',
    });
    const versions = await author.get(`${cms}/contents/variants/${variantId}/versions`);
    follows('getManagedContentVariantVersions', versions);
    expect(versions.body).toMatchObject({
      total: 2,
      versions: [{ versionNumber: '2.0' }, { versionNumber: '1.0', title: 'Rotors' }],
    });
  });

  test('two authors save at once: both versions are kept, none has the number of the other', async () => {
    const { managedContentVariantId: variantId } = await made('Racing');
    const saved = await Promise.all(
      ['a', 'b', 'c', 'd'].map((title) => save(author, variantId, title, { title })),
    );
    const numbers = saved.map(({ body }) => (body as Document).versionNumber);
    expect(numbers.sort()).toEqual(['2.0', '3.0', '4.0', '5.0']);
  });

  test('of two authors who began from the same version one is refused', async () => {
    const { managedContentVariantId: variantId, managedContentVersionId: first } = await made('Both');
    const saved = await Promise.all(
      ['a', 'b'].map((title) => save(author, variantId, title, { title }, first)),
    );
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  test('C-172: versions are filtered by whether they are delivered', async () => {
    const { managedContentVariantId: variantId } = await made('States');
    await publish({ variantIds: [variantId] });
    await save(author, variantId, 'States 2', { title: 'States 2' });
    await save(author, variantId, 'States 3', { title: 'States 3' });
    const all = await author.get(`${cms}/contents/variants/${variantId}/versions`);
    expect(all.body).toMatchObject({
      versions: [
        { versionNumber: '3.0', status: { status: 'Revised' }, publishedDate: null },
        { versionNumber: '2.0', status: { status: 'Draft' } },
        { versionNumber: '1.0', status: { status: 'Published' }, publishedDate: expect.any(String) },
      ],
    });
    const some = await author.get(
      `${cms}/contents/variants/${variantId}/versions?status=Published,Revised&pageSize=1`,
    );
    expect(some.body).toMatchObject({ total: 2, versions: [{ versionNumber: '3.0' }] });
    const { nextPageUrl } = some.body as { nextPageUrl: string };
    expect((await author.get(nextPageUrl)).body).toMatchObject({
      versions: [{ versionNumber: '1.0' }],
      nextPageUrl: null,
    });
    const beyond = await author.get(`${cms}/contents/variants/${variantId}/versions?page=9`);
    expect(beyond.body).toMatchObject({ total: 3, versions: [], nextPageUrl: null });
    expect((await author.get(`${cms}/contents/variants/${variantId}/versions?status=Lost`)).status).toBe(400);
  });

  test('C-083, C-084, C-085, C-116, C-117: only what is published is delivered, as it was published, until it is unpublished', async () => {
    const document = await made('Notice', { title: 'Notice', excerpt: 'first' }, { urlName: 'notice' });
    const { contentKey: key, managedContentId, managedContentVariantId: variantId } = document;
    expect((await delivered(key)).status).toBe(404);
    const elsewhere = { contentIds: [managedContentId], contextContentSpaceId: '0Zu000000000009AAA' };
    expect(await publish(elsewhere)).toMatchObject({
      status: 400,
      body: [{ fields: ['contextContentSpaceId'] }],
    });
    expect((await delivered(key)).status).toBe(404);
    const answer = await publish({
      ...{ contentIds: [managedContentId], description: 'Notice', contextContentSpaceId: spaceId },
    });
    follows('publishManagedContent', answer);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        deploymentId: expect.stringMatching(/^0jd/),
        description: 'Notice',
        publishDate: expect.any(String),
      },
    });
    await save(author, variantId, 'Notice', { title: 'Notice', excerpt: 'second' });
    for (const name of [key, managedContentId, 'notice']) {
      expect((await delivered(name)).body).toMatchObject({ contentBody: { excerpt: 'first' } });
    }
    expect((await author.get(`${cms}/contents/${key}`)).body).toMatchObject({
      status: { status: 'Revised' },
      isPublished: true,
      contentBody: { excerpt: 'second' },
    });
    await publish({ variantIds: [variantId] });
    expect((await delivered(key)).body).toMatchObject({ contentBody: { excerpt: 'second' }, urlName: null });
    expect((await delivered('notice')).status).toBe(404);
    const back = await publish({ variantIds: [variantId], description: 'Over' }, 'unpublish');
    follows('unpublishManagedContent', back);
    expect(back).toMatchObject({
      status: 201,
      body: { deploymentId: expect.stringMatching(/^0jd/), description: 'Over' },
    });
    const { deploymentId } = back.body as { deploymentId: string };
    expect((answer.body as { deploymentId: string }).deploymentId).not.toBe(deploymentId);
    expect((await delivered(key)).status).toBe(404);
    expect((await author.get(`${cms}/contents/${key}`)).body).toMatchObject({ status: { status: 'Draft' } });
  });

  test('C-069, C-084: a variant is created in each language of its space, published and unpublished on its own', async () => {
    const document = await made('Freezers', { title: 'Freezers' }, { urlName: 'freezers' });
    const { contentKey: key, managedContentVariantId: english } = document;
    const make = (language: string, body: object = { title: 'Gefrierschränke' }) =>
      author.post(`${cms}/contents/variants`, {
        managedContentKeyOrId: key,
        language,
        contentBody: body,
        title: 'Gefrierschränke',
        urlName: 'gefrierschraenke',
      });
    expect(await make('fr')).toMatchObject({ status: 400, body: [{ fields: ['language'] }] });
    const answer = await make('de');
    follows('createManagedContentVariant', answer);
    const german = (answer.body as Document).managedContentVariantId;
    const { managedContentVersionId: version } = answer.body as Document;
    expect((await author.get(`${cms}/contents/${key}?version=${version}`)).body).toEqual(answer.body);
    expect((await make('de')).status).toBe(409);
    await publish({ variantIds: [german] });
    // The only one that is delivered is not in the language of the space: nobody else is given it.
    expect((await delivered(key)).status).toBe(404);
    expect((await delivered(key, 'de')).body).toMatchObject({ title: 'Gefrierschränke', language: 'de' });
    // But a request by its URL name asks for that language.
    expect((await delivered('gefrierschraenke')).body).toMatchObject({ language: 'de' });
    await publish({ variantIds: [english] });
    expect((await delivered(key)).body).toMatchObject({ title: 'Freezers' });
    // A URL name leads to the content; the language is the requested one, or the site's.
    expect((await delivered('gefrierschraenke')).body).toMatchObject({ title: 'Freezers' });
    expect((await delivered('gefrierschraenke', 'de')).body).toMatchObject({ title: 'Gefrierschränke' });
    expect((await delivered('freezers', 'de')).body).toMatchObject({ title: 'Gefrierschränke' });
    expect((await delivered('freezers', 'fr')).body).toMatchObject({ title: 'Freezers' });
    // What another content is called in another language does not take its place.
    const other = await made('Freezers of others', { title: 'Others' });
    const { body: otherGerman } = await author.post(`${cms}/contents/variants`, {
      ...{ managedContentKeyOrId: other.contentKey, language: 'de', urlName: 'freezers' },
      contentBody: { title: 'Andere' },
    });
    await publish({ contentIds: [other.managedContentId] });
    expect((await delivered('freezers')).body).toMatchObject({ title: 'Freezers' });
    expect((await delivered('freezers', 'de')).body).toMatchObject({ title: 'Freezers of others' });
    expect(otherGerman).toMatchObject({ language: 'de' });
    await publish({ contentIds: [other.managedContentId] }, 'unpublish');
    expect((await delivered(key, 'fr')).body).toMatchObject({ title: 'Freezers' });
    const listed = async (language: string) =>
      (await shop.browser().get(`${delivery}/contents?contentKeys=${key}&language=${language}`)).body;
    expect(await listed('de')).toMatchObject({ total: 1, contents: [{ title: 'Gefrierschränke' }] });
    expect(await listed('fr')).toMatchObject({ total: 1, contents: [{ title: 'Freezers' }] });
    await publish({ contentIds: [document.managedContentId] }, 'unpublish');
    expect((await delivered(key, 'de')).status).toBe(404);
  });

  test('what is not finished is saved, and not published; nothing of a choice is then', async () => {
    const unfinished = await made('Page', { body: '' }, { contentType: 'sfdc_cms__textPage' });
    const finished = await made('Done');
    const ids = [unfinished, finished].map(({ managedContentVariantId }) => managedContentVariantId);
    const answer = await publish({ variantIds: ids });
    expect(answer).toMatchObject({
      status: 400,
      body: [{ message: expect.stringContaining('Page (en_US), title') }],
    });
    expect((await delivered(finished.contentKey)).status).toBe(404);
  });

  test('C-083: with references, what is named goes out as well, also where two name each other', async () => {
    const [first, second] = [await made('Circle one'), await made('Circle two')];
    const refer = (from: Document, to: string) =>
      save(author, from.managedContentVariantId, 'Circle', {
        title: 'Circle',
        bannerImage: { contentKey: to },
      });
    await refer(first, second.contentKey);
    await refer(second, first.contentKey);
    await publish({ variantIds: [first.managedContentVariantId] });
    expect((await delivered(second.contentKey)).status).toBe(404);
    await publish({ variantIds: [first.managedContentVariantId], includeContentReferences: true });
    expect((await delivered(second.contentKey)).status).toBe(200);
  });

  test('a URL name leads to one content: the second is refused until the first leaves it', async () => {
    const named = (title: string) => made(title, { title }, { urlName: 'the-same' });
    const [first, second] = [await named('First'), await named('Second')];
    await publish({ variantIds: [first.managedContentVariantId] });
    const refused = await publish({ variantIds: [second.managedContentVariantId] });
    expect(refused).toMatchObject({ status: 409, body: [{ fields: ['urlName'] }] });
    await save(author, first.managedContentVariantId, 'First', { title: 'First' });
    expect(
      await publish({ variantIds: [first.managedContentVariantId, second.managedContentVariantId] }),
    ).toMatchObject({ status: 201 });
    expect((await delivered('the-same')).body).toMatchObject({ title: 'Second' });
  });

  test('a published variant is not deleted; with the last one its content goes', async () => {
    const document = await made('Gone');
    const { contentKey: key, managedContentVariantId: variantId } = document;
    await author.post(`${cms}/contents/variants`, {
      managedContentKeyOrId: key,
      language: 'de',
      contentBody: { title: 'Weg' },
    });
    await publish({ variantIds: [variantId] });
    const path = `${cms}/contents/variants/${variantId}`;
    expect((await author.send('DELETE', path)).status).toBe(409);
    await publish({ variantIds: [variantId] }, 'unpublish');
    expect((await author.send('DELETE', path)).status).toBe(204);
    const { body } = await author.get(`${cms}/contents/${key}`);
    expect(body).toMatchObject({ language: 'de' });
    const { rows } = await sql<{ title: string }>`
      select title from managed_content where content_key = ${key}`.execute(shop.database);
    expect(rows).toEqual([{ title: 'Gone' }]);
    await author.send('DELETE', `${cms}/contents/variants/${(body as Document).managedContentVariantId}`);
    expect((await author.get(`${cms}/contents/${key}`)).status).toBe(404);
  });

  test.each([
    ['no such type', { contentType: 'sfdc_cms__none' }, 'contentType'],
    ['a blank title', { title: ' ' }, 'title'],
    ['a title of 256 characters', { title: 'x'.repeat(256) }, 'title'],
    ['a URL name with a slash', { urlName: 'a/b' }, 'urlName'],
    ['a field that the type has not', { contentBody: { title: 'x', price: 1 } }, 'contentBody.price'],
    ['a number for a text', { contentBody: { title: 1 } }, 'contentBody.title'],
    ['an API name with a blank', { apiName: 'a b' }, 'apiName'],
    ['a body that is none', { contentBody: [] }, 'contentBody'],
  ])('%s is refused, and nothing is stored', async (_, wrong, field) => {
    const count = async () =>
      (
        await sql<{ count: number }>`select count(*)::int as count from managed_content`.execute(
          shop.database,
        )
      ).rows;
    const before = await count();
    const answer = await author.post(`${cms}/contents`, {
      ...{ contentSpaceOrFolderId: spaceId, contentType: 'sfdc_cms__news', title: 'Wrong', contentBody: {} },
      ...wrong,
    });
    expect(answer).toMatchObject({ status: 400, body: [{ fields: [field] }] });
    expect(await count()).toEqual(before);
  });

  test('guests, buyers and clerks reach no authoring call; authors do not publish', async () => {
    const document = await made('Secret');
    const { contentKey: key, managedContentVariantId: variantId } = document;
    const others = [
      shop.browser(),
      await shop.signedIn('buyer@example.com', ['buyer']),
      await shop.signedIn('clerk@example.com', ['clerk']),
    ];
    for (const [at, other] of others.entries()) {
      const refused = at === 0 ? 403 : 404;
      for (const path of [
        `contents/${key}`,
        `contents/variants/${variantId}`,
        `contents/variants/${variantId}/versions`,
        `spaces/${spaceId}`,
        'spaces/shop',
      ])
        expect((await other.get(`${cms}/${path}`)).status).toBe(refused);
      expect((await save(other, variantId, 'Mine', { title: 'Mine' })).status).toBe(refused);
      expect((await other.send('DELETE', `${cms}/contents/variants/${variantId}`)).status).toBe(refused);
      expect((await publish({ variantIds: [variantId] }, 'publish', other)).status).toBe(refused);
      const input = {
        contentSpaceOrFolderId: spaceId,
        contentType: 'sfdc_cms__news',
        title: 'x',
        contentBody: {},
      };
      expect((await other.post(`${cms}/contents`, input)).status).toBe(refused);
      expect((await other.post(`${cms}/spaces`, { name: 'x' })).status).toBe(403);
    }
    expect((await others[1]?.get(`${cms}/spaces`))?.body).toMatchObject({ spaces: [] });
    expect((await publish({ variantIds: [variantId] }, 'publish', author)).status).toBe(403);
    expect((await delivered(key)).status).toBe(404);
  });

  test('a collaborator has in one space what their role there says', async () => {
    const reader = await shop.signedIn('reader@example.com', ['seller']);
    const { contentKey: key, managedContentVariantId: variantId } = await made('Shared');
    const makeThem = (role: string) =>
      sql`insert into managed_content_collaborator (space_id, user_id, role) values (${spaceId}, ${reader.person.userId}, ${role})
        on conflict (space_id, user_id) do update set role = excluded.role`.execute(shop.database);
    await makeThem('ContentReader');
    expect((await reader.get(`${cms}/contents/${key}`)).status).toBe(200);
    expect((await save(reader, variantId, 'Mine', { title: 'Mine' })).status).toBe(403);
    await makeThem('ContentManager');
    expect((await save(reader, variantId, 'Ours', { title: 'Ours' })).status).toBe(200);
    expect((await publish({ variantIds: [variantId] }, 'publish', reader)).status).toBe(201);
    expect((await reader.get(`${cms}/spaces`)).body).toMatchObject({ spaces: [{ id: spaceId }] });
  });
});
