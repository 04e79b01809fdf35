import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { origin, type TestBrowser, type TestResponse, type TestServer, testServer } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentKey } from '../content-key.ts';
import { upsertMedia } from '../media/upsert-media.ts';
import { publishContent } from '../seeding/publish-content.ts';
import { upsertTaxonomy } from '../seeding/upsert-taxonomy.ts';

const site = { id: '0DM000000000001AAA', name: 'Shop', languages: ['de'] };
const cms = '/services/data/v63.0/connect/cms';
const delivery = `/services/data/v63.0/connect/sites/${site.id}/cms/delivery`;
const picture = contentKey('picture');

const topics = {
  name: 'topics',
  label: 'Topics',
  terms: [
    { name: 'fume-hoods', label: 'Fume hoods', parent: 'safety' },
    { name: 'safety', label: 'Safety' },
    { name: 'shipping', label: 'Shipping' },
  ],
};

interface Document {
  readonly contentKey: string;
  readonly managedContentId: string;
  readonly managedContentVariantId: string;
  readonly managedContentVersionId: string;
}

describe.each(testEngines)('what contents are connected with, on %s', (engine) => {
  let shop: TestServer;
  let guest: TestBrowser;
  let buyer: TestBrowser;
  let clerk: TestBrowser;
  let author: TestBrowser;
  let publisher: TestBrowser;
  let spaceId: string;
  let channelId: string;
  /** Has no other language, and delivers nowhere. */
  let otherSpaceId: string;

  const follows = (callId: string, { status, body }: TestResponse): void => {
    const schema = describedCalls.find(({ call }) => call.id === callId)?.responses[status];
    expect(schema?.safeParse(body).error, callId).toBeUndefined();
  };
  const made = async (title: string, body: object = { title }, more: object = {}): Promise<Document> => {
    const answer = await author.post(`${cms}/contents`, {
      ...{ contentSpaceOrFolderId: spaceId, contentType: 'sfdc_cms__news', title, contentBody: body },
      ...more,
    });
    expect(answer).toMatchObject({ status: 201 });
    return answer.body as Document;
  };
  const inGerman = async ({ contentKey: key }: Document, more: object = {}): Promise<Document> => {
    const answer = await author.post(`${cms}/contents/variants`, {
      ...{ managedContentKeyOrId: key, language: 'de', contentBody: { title: 'Deutsch' }, title: 'Deutsch' },
      ...more,
    });
    expect(answer).toMatchObject({ status: 201 });
    return answer.body as Document;
  };
  const save = (document: Document, title: string, body: object = { title }, urlName = '') =>
    author.send('PUT', `${cms}/contents/variants/${document.managedContentVariantId}`, {
      contentBody: body,
      title,
      urlName,
    });
  const publish = async (choice: object, verb = 'publish') =>
    expect(await publisher.post(`${cms}/contents/${verb}`, choice)).toMatchObject({ status: 201 });
  const publishOne = ({ managedContentVariantId: id }: Document) => publish({ variantIds: [id] });
  const delivered = (name: string, language = '') => guest.get(`${delivery}/contents/${name}${language}`);
  const clone = async (document: Document, input: object) => {
    const answer = await author.post(`${cms}/contents/${document.contentKey}/clone`, input);
    if (answer.status === 201) follows('cloneManagedContent', answer);
    return answer;
  };
  const termsPath = ({ contentKey: key }: Document) => `${cms}/contents/${key}/taxonomy-terms`;
  const setTerms = (document: Document, body: object, shouldPublish = false, by = author) =>
    by.send('PATCH', `${termsPath(document)}?publish=${shouldPublish}`, body);
  const term = async (name: string): Promise<string> => {
    const { rows } = await sql<{ id: string }>`
      select id from content_taxonomy_term where name = ${name}`.execute(shop.database);
    return rows[0]?.id ?? '';
  };

  interface WebUrl {
    readonly managedContentWebUrlId: string;
    readonly urlAlias: string;
    readonly status: string;
  }
  const webUrls = async ({ contentKey: key }: Document, query = ''): Promise<readonly WebUrl[]> => {
    const answer = await author.get(`${cms}/contents/${key}/web-urls${query}`);
    follows('getManagedContentWebUrls', answer);
    return (answer.body as { webUrls: WebUrl[] }).webUrls;
  };
  const idOf = async (document: Document, alias: string): Promise<string> =>
    (await webUrls(document)).find(({ urlAlias }) => urlAlias === alias)?.managedContentWebUrlId ?? '';
  const setUrl = async (id: string, body: object, by = publisher) => {
    const answer = await by.send('PATCH', `${cms}/contents/web-urls/${id}`, body);
    follows('updateManagedContentWebUrl', answer);
    return answer;
  };
  /** A published content with that URL name, and the id of its web URL. */
  const shown = async (urlName: string): Promise<readonly [Document, string]> => {
    const document = await made(urlName, { title: urlName }, { urlName });
    await publishOne(document);
    return [document, await idOf(document, urlName)];
  };

  beforeAll(async () => {
    shop = await testServer(engine, {
      pages: {
        content: ({ contentKey: key, urlName }) => `/content/${urlName ?? key}`,
        record: () => undefined,
      },
    });
    await publishContent(shop.database, { site });
    await upsertMedia(shop.database, [
      { contentKey: picture, kind: 'scene', source: {}, title: 'Bench', mimeType: 'image/webp' },
    ]);
    await upsertTaxonomy(shop.database, topics);
    guest = shop.browser();
    buyer = await shop.signedIn('buyer@example.com', ['buyer']);
    clerk = await shop.signedIn('clerk@example.com', ['clerk']);
    author = await shop.signedIn('author@example.com', ['author']);
    publisher = await shop.signedIn('publisher@example.com', ['publisher']);
    const administrator = await shop.signedIn('administrator@example.com', ['administrator']);
    const spaces = await author.get(`${cms}/spaces`);
    const [space] = (spaces.body as { spaces: { id: string; channels: string[] }[] }).spaces;
    spaceId = space?.id ?? '';
    channelId = space?.channels[0] ?? '';
    const other = await administrator.post(`${cms}/spaces`, { name: 'Hand books', supportedLanguages: [] });
    otherSpaceId = (other.body as { id: string }).id;
  });
  afterAll(() => shop.close());

  describe('references', () => {
    const banner = (key: string) => ({ title: 'Names', bannerImage: { contentKey: key } });

    test('a variant names contents, pictures, and what is not there', async () => {
      const named = await made('Named');
      const namer = await made('Namer', banner(named.contentKey));
      await save(namer, 'Namer', {
        ...banner(named.contentKey),
        body: `<p>{cms-media:${picture}} {cms-media:MCNOTHING}</p>`,
      });
      const german = await inGerman(namer, { contentBody: banner(named.contentKey) });
      const germanNamed = await inGerman(named);
      const answer = await author.get(`${cms}/contents/${namer.contentKey}/variants/references`);
      follows('getManagedContentVariantReferences', answer);
      const { variants } = answer.body as { variants: { references: { contentKey: string }[] }[] };
      const ofVariant = (at: number) =>
        new Map(variants[at]?.references.map((reference) => [reference.contentKey, reference]));
      expect(variants).toMatchObject([{ language: 'en_US' }, { language: 'de' }]);
      expect(ofVariant(0).get(named.contentKey)).toMatchObject({
        kind: 'Content',
        title: 'Named',
        language: 'en_US',
        contentType: { fullyQualifiedName: 'sfdc_cms__news' },
        isPublished: false,
        status: { status: 'Draft' },
      });
      expect(ofVariant(0).get(picture)).toMatchObject({ kind: 'Media', title: 'Bench', isPublished: true });
      expect(ofVariant(0).get('MCNOTHING')).toMatchObject({ kind: 'Unknown', title: null });
      expect(ofVariant(1).get(named.contentKey)).toMatchObject({
        language: 'de',
        managedContentVariantId: germanNamed.managedContentVariantId,
      });
      const query = `?variantIds=${german.managedContentVariantId}`;
      const some = await author.get(`${cms}/contents/${namer.contentKey}/variants/references${query}`);
      expect(some.body).toMatchObject({ variants: [{ language: 'de' }] });
      const wrong = await author.get(`${cms}/contents/${named.contentKey}/variants/references${query}`);
      expect(wrong).toMatchObject({ status: 400, body: [{ fields: ['variantIds'] }] });
    });

    test('a content is named by others as they are written last or delivered, by pages, with details and by type', async () => {
      const named = await made('Target');
      const first = await made('First', banner(named.contentKey));
      await publishOne(first);
      await save(first, 'First');
      await inGerman(first, { contentBody: banner(named.contentKey) });
      const over = await made('Over', banner(named.contentKey));
      await save(over, 'Over');
      await made('Second', banner(named.contentKey));
      const list = { source: 'manual', contentKeys: [named.contentKey] };
      await made('List', list, { contentType: 'sfdc_cms__collection' });
      const path = `${cms}/contents/${named.contentKey}/referenced-by`;
      const all = await author.get(path);
      follows('getManagedContentReferencedBy', all);
      expect(all.body).toMatchObject({
        total: 3,
        references: [{ title: 'First', referenceDetails: null }, { title: 'List' }, { title: 'Second' }],
      });
      const page = await author.get(`${path}?pageSize=1&includeReferenceDetails=true`);
      follows('getManagedContentReferencedBy', page);
      expect(page.body).toMatchObject({
        total: 3,
        previousPageUrl: null,
        references: [
          {
            title: 'First',
            referenceDetails: [
              { language: 'de', inLatestVersion: true, inPublishedVersion: false },
              { language: 'en_US', inLatestVersion: false, inPublishedVersion: true },
            ],
          },
        ],
      });
      const next = await author.get((page.body as { nextPageUrl: string }).nextPageUrl);
      expect(next.body).toMatchObject({
        references: [{ title: 'List', referenceDetails: [{ language: 'en_US' }] }],
      });
      expect((await author.get(`${path}?page=9`)).body).toMatchObject({ total: 3, references: [] });
      const collections = await author.get(`${path}?referenceType=sfdc_cms__collection`);
      expect(collections.body).toMatchObject({ total: 1, references: [{ title: 'List' }] });
      expect(await author.get(`${path}?referenceType=none`)).toMatchObject({
        status: 400,
        body: [{ fields: ['referenceType'] }],
      });
    });

    test('nobody learns what names a content, or what it names, in spaces that they may not read', async () => {
      const hidden = await made('Hidden', { title: 'Hidden' }, { contentSpaceOrFolderId: otherSpaceId });
      const open = await made('Open', banner(hidden.contentKey));
      await save(hidden, 'Hidden', banner(open.contentKey));
      const reader = await shop.signedIn('reader@example.com', ['seller']);
      await sql`
        insert into managed_content_collaborator (space_id, user_id, role)
        values (${spaceId}, ${reader.person.userId}, 'ContentReader')`.execute(shop.database);
      const down = `${cms}/contents/${open.contentKey}/variants/references`;
      const up = `${cms}/contents/${open.contentKey}/referenced-by`;
      expect((await author.get(down)).body).toMatchObject({
        variants: [{ references: [{ title: 'Hidden' }] }],
      });
      expect((await author.get(up)).body).toMatchObject({ total: 1 });
      expect((await reader.get(down)).body).toMatchObject({
        variants: [{ references: [{ kind: 'Unknown', title: null, managedContentId: null }] }],
      });
      expect((await reader.get(up)).body).toMatchObject({ total: 0, references: [] });
    });
  });

  describe('clones', () => {
    test('C-068: a clone is a draft beside its source, in its own language alone, without its URL name', async () => {
      const source = await made('Freezers', { title: 'Freezers', excerpt: 'cold' }, { urlName: 'freezers' });
      await inGerman(source);
      await publishOne(source);
      await setTerms(source, { termsToAdd: [await term('shipping')] });
      const answer = await clone(source, {});
      expect(answer).toMatchObject({
        status: 201,
        body: {
          title: 'Freezers (copy)',
          cloneStatus: { status: 'Success' },
          sourceContentKeyOrId: source.contentKey,
          failedVariants: [],
          variants: [{ language: 'en_US' }],
        },
      });
      const copy = (answer.body as Document).contentKey;
      expect(copy).not.toBe(source.contentKey);
      expect((await author.get(`${cms}/contents/${copy}`)).body).toMatchObject({
        status: { status: 'Draft' },
        contentBody: { title: 'Freezers', excerpt: 'cold' },
        urlName: null,
        versionNumber: '1.0',
      });
      expect((await author.get(`${cms}/contents/${copy}?language=de`)).status).toBe(404);
      expect((await author.get(`${cms}/contents/${copy}/taxonomy-terms`)).body).toMatchObject({
        taxonomyTerms: [{ label: 'Shipping' }],
      });
      const named = await clone(source, { apiName: 'freezers_2', title: 'Mine', includeVariants: true });
      expect(named.body).toMatchObject({
        apiName: 'freezers_2',
        title: 'Mine',
        variants: [{ language: 'en_US' }, { language: 'de' }],
      });
      const german = `${cms}/contents/${(named.body as Document).contentKey}?language=de`;
      expect((await author.get(german)).body).toMatchObject({ title: 'Deutsch' });
      expect(await clone(source, { apiName: 'freezers_2' })).toMatchObject({
        status: 409,
        body: [{ fields: ['apiName'] }],
      });
    });

    test('a clone into a space that lacks a language tells what it left out; with none left it is refused', async () => {
      const source = await made('Elsewhere', { title: 'Elsewhere' }, { urlName: 'elsewhere' });
      const german = await inGerman(source);
      const answer = await clone(source, { contentSpaceOrFolderId: otherSpaceId, includeVariants: true });
      expect(answer.body).toMatchObject({
        cloneStatus: { status: 'PartialSuccess' },
        failedVariants: [{ language: 'de', sourceManagedContentVariantId: german.managedContentVariantId }],
        variants: [{ language: 'en_US' }],
      });
      const copy = await author.get(`${cms}/contents/${(answer.body as Document).contentKey}`);
      // Of a channel of its own, or of none, the name is free.
      expect(copy.body).toMatchObject({ contentSpace: { id: otherSpaceId }, urlName: 'elsewhere' });
      await sql`
        update managed_content_space set default_language = 'de', languages = '{de}' where id = ${otherSpaceId}`.execute(
        shop.database,
      );
      expect(await clone(source, { contentSpaceOrFolderId: otherSpaceId })).toMatchObject({ status: 400 });
      const turned = await clone(source, { contentSpaceOrFolderId: otherSpaceId, includeVariants: true });
      expect(turned.body).toMatchObject({
        title: 'Deutsch (copy)',
        failedVariants: [{ language: 'en_US' }],
        variants: [{ language: 'de' }],
      });
      await sql`
        update managed_content_space set default_language = 'en_US', languages = '{en_US,de}' where id = ${otherSpaceId}`.execute(
        shop.database,
      );
    });
  });

  describe('collections as authors see them', () => {
    const collectionPath = (key: string) => `${cms}/collections/${key}`;

    test('members are in their latest version, drafts too, in the requested language', async () => {
      const [first, second] = [await made('One'), await made('Two')];
      await inGerman(second, { title: 'Zwei' });
      await publishOne(first);
      await save(first, 'One, changed', { title: 'One, changed', bannerImage: { contentKey: picture } });
      const contentKeys = [second.contentKey, 'MCNOTHING', first.contentKey];
      const list = await made(
        'Both',
        { source: 'manual', contentKeys },
        { contentType: 'sfdc_cms__collection' },
      );
      const answer = await author.get(collectionPath(list.contentKey));
      follows('getAuthoringCollection', answer);
      expect(answer.body).toMatchObject({
        total: 2,
        versionNumber: '1.0',
        publishedDate: null,
        items: [
          { name: 'Two', isPublished: false, status: { status: 'Draft' } },
          {
            name: 'One, changed',
            status: { status: 'Revised' },
            body: { contentBody: { bannerImage: { url: expect.stringContaining(picture) } } },
          },
        ],
      });
      const german = await author.get(`${collectionPath(list.managedContentId)}?language=de`);
      expect(german.body).toMatchObject({ items: [{ name: 'Zwei' }, { name: 'One, changed' }] });
      const page = await author.get(`${collectionPath(list.contentKey)}?pageSize=1`);
      expect(page.body).toMatchObject({ items: [{ name: 'Two' }], previousPageUrl: null });
      const next = await author.get((page.body as { nextPageUrl: string }).nextPageUrl);
      expect(next.body).toMatchObject({ items: [{ name: 'One, changed' }], nextPageUrl: null });
      await save(list, 'Both', { source: 'manual', contentKeys: [first.contentKey] });
      expect((await author.get(collectionPath(list.contentKey))).body).toMatchObject({ total: 1 });
      expect((await author.get(`${collectionPath(list.contentKey)}?version=1.0`)).body).toMatchObject({
        total: 2,
        versionNumber: '1.0',
      });
      for (const name of [`${list.contentKey}?version=9.0`, first.contentKey, 'MCNOTHING'])
        expect((await author.get(collectionPath(name))).status).toBe(404);
    });

    test('a query finds drafts of its space; for a channel only what may go out there', async () => {
      const here = await made('Heading', { title: 'Heading' }, { contentType: 'sfdc_cms__textPage' });
      const there = await made(
        'Abroad',
        { title: 'Abroad' },
        { contentType: 'sfdc_cms__textPage', contentSpaceOrFolderId: otherSpaceId },
      );
      const query = { source: 'query', contentTypeFQN: 'sfdc_cms__textPage', sortBy: 'title' };
      const list = await made('Pages', query, { contentType: 'sfdc_cms__collection' });
      expect((await author.get(collectionPath(list.contentKey))).body).toMatchObject({
        total: 1,
        items: [{ id: here.contentKey }],
      });
      const both = { source: 'manual', contentKeys: [there.contentKey, here.contentKey] };
      await save(list, 'Pages', both);
      const names = async (channel = '') => {
        const { body } = await author.get(`${collectionPath(list.contentKey)}${channel}`);
        return (body as { items: { name: string }[] }).items.map(({ name }) => name);
      };
      expect(await names()).toEqual(['Abroad', 'Heading']);
      expect(await names(`?channelId=${channelId}`)).toEqual(['Heading']);
      expect(
        await author.get(`${collectionPath(list.contentKey)}?channelId=0ap000000000009AAA`),
      ).toMatchObject({ status: 400, body: [{ fields: ['channelId'] }] });
    });
  });

  describe('taxonomy', () => {
    test('C-095, C-096: terms are added and removed, each with the way to it from the top', async () => {
      const document = await made('Hoods');
      const [hoods, shipping] = [await term('fume-hoods'), await term('shipping')];
      const added = await setTerms(document, { termsToAdd: [hoods, shipping] });
      follows('updateManagedContentTaxonomyTerms', added);
      const read = await author.get(termsPath(document));
      follows('getManagedContentTaxonomyTerms', read);
      expect(added).toMatchObject({ status: 200, body: read.body as object });
      expect(read.body).toEqual({
        contentKey: document.contentKey,
        managedContentId: document.managedContentId,
        taxonomyTerms: [
          {
            id: hoods,
            label: 'Fume hoods',
            pathsFromRoot: [
              {
                label: 'Topics / Safety / Fume hoods',
                taxonomyFragment: { id: expect.stringMatching(/^0tX/), label: 'Topics' },
                termFragments: [
                  { id: await term('safety'), label: 'Safety' },
                  { id: hoods, label: 'Fume hoods' },
                ],
              },
            ],
          },
          {
            id: shipping,
            label: 'Shipping',
            pathsFromRoot: [expect.objectContaining({ label: 'Topics / Shipping' })],
          },
        ],
      });
      const again = await setTerms(document, { termsToAdd: [shipping], termsToRemove: [hoods] });
      expect(again.body).toMatchObject({ taxonomyTerms: [{ id: shipping }] });
    });

    test('C-171: what is not a change, or of no term, is refused, and nothing of it is done', async () => {
      const document = await made('Refused');
      const safety = await term('safety');
      for (const [body, field] of [
        [{}, 'termsToAdd'],
        [{ termsToAdd: [safety, '0tT000000000000AAA'] }, 'termsToAdd'],
        [{ termsToAdd: [safety], termsToRemove: ['0tT000000000000AAA'] }, 'termsToRemove'],
        [{ termsToAdd: [safety], termsToRemove: [safety] }, 'termsToRemove'],
      ] as const)
        expect(await setTerms(document, body)).toMatchObject({ status: 400, body: [{ fields: [field] }] });
      const path = termsPath(document);
      for (const query of ['', '?publish=perhaps'])
        expect((await author.send('PATCH', path + query, { termsToAdd: [safety] })).status).toBe(400);
      expect((await author.send('PATCH', `${path}?publish=false`, { termsToAdd: safety })).status).toBe(400);
      expect((await author.get(path)).body).toMatchObject({ taxonomyTerms: [] });
    });

    test('with publish what is delivered goes out again, and no draft with it', async () => {
      const document = await made('Republished');
      await publishOne(document);
      const before = (await delivered(document.contentKey)).body as { publishedDate: string };
      await save(document, 'Not yet');
      const terms = { termsToAdd: [await term('safety')] };
      expect((await setTerms(document, terms, true)).status).toBe(403);
      expect((await setTerms(document, terms, true, publisher)).status).toBe(200);
      const after = (await delivered(document.contentKey)).body as { publishedDate: string };
      expect(after).toMatchObject({ title: 'Republished' });
      expect(Date.parse(after.publishedDate)).toBeGreaterThan(Date.parse(before.publishedDate));
      const { rows } = await sql`
        select d.status from managed_content_deployment d join managed_content_deployment_item i on i.deployment_id = d.id
        where i.variant_id = ${document.managedContentVariantId}`.execute(shop.database);
      expect(rows).toEqual([{ status: 'Completed' }, { status: 'Completed' }]);
      const draft = await made('Never published');
      expect((await setTerms(draft, terms, true, publisher)).status).toBe(200);
      expect((await delivered(draft.contentKey)).status).toBe(404);
    });

    test('a taxonomy is put again with other labels and parents, and keeps what contents have', async () => {
      const document = await made('Kept');
      await setTerms(document, { termsToAdd: [await term('fume-hoods'), await term('shipping')] });
      const moved = [
        { name: 'safety', label: 'Safety' },
        { name: 'fume-hoods', label: 'Hoods' },
      ];
      await upsertTaxonomy(shop.database, { ...topics, label: 'Subjects', terms: moved });
      expect((await author.get(termsPath(document))).body).toMatchObject({
        taxonomyTerms: [
          { label: 'Hoods', pathsFromRoot: [{ label: 'Subjects / Hoods' }] },
          { pathsFromRoot: [{ label: 'Subjects / Shipping' }] },
        ],
      });
      await upsertTaxonomy(shop.database, topics);
      expect((await author.get(termsPath(document))).body).toMatchObject({
        taxonomyTerms: [{ pathsFromRoot: [{ label: 'Topics / Safety / Fume hoods' }] }, {}],
      });
    });

    test.each([
      ['a term below itself', [{ name: 'safety', label: 'Safety', parent: 'fume-hoods' }], 'below itself'],
      ['a term below one that is not there', [{ name: 'a', label: 'A', parent: 'b' }], 'no term "b"'],
      ['two with one name', [topics.terms[1], topics.terms[1]], 'same name'],
      ['a term without a label', [{ name: 'a', label: ' ' }], 'a label'],
    ])('%s is refused, and nothing is stored', async (_, terms, message) => {
      const given = { ...topics, terms: terms.filter((one) => one !== undefined) };
      const all = () =>
        sql`select name, label, parent_id from content_taxonomy_term order by name`.execute(shop.database);
      const { rows: before } = await all();
      await expect(upsertTaxonomy(shop.database, given)).rejects.toThrow(message);
      expect((await all()).rows).toEqual(before);
    });
  });

  describe('web URLs', () => {
    test('C-097: an alias is made of the URL name when it is published first', async () => {
      const document = await made('Opening', { title: 'Opening' }, { urlName: 'opening' });
      expect(await webUrls(document)).toEqual([]);
      await publishOne(document);
      expect(await webUrls(document)).toEqual([
        {
          managedContentWebUrlId: expect.stringMatching(/^0jw/),
          urlAlias: 'opening',
          status: 'Active',
          associatedRecordId: null,
          redirectInfo: { redirectUrl: '/content/opening' },
          language: 'en_US',
          channelId,
        },
      ]);
      await publishOne(document);
      expect(await webUrls(document)).toHaveLength(1);
    });

    test('another URL name leaves the one before leading on, also when it comes back', async () => {
      const [document] = await shown('first-name');
      await save(document, 'x', { title: 'x' }, 'second-name');
      await publishOne(document);
      expect(await webUrls(document)).toMatchObject([
        { urlAlias: 'second-name', status: 'Active' },
        { urlAlias: 'first-name', status: 'Redirect', redirectInfo: { redirectUrl: '/content/second-name' } },
      ]);
      expect((await delivered('second-name')).status).toBe(200);
      expect(await delivered('first-name')).toMatchObject({
        status: 404,
        body: [{ errorCode: 'ITEM_NOT_FOUND', movedTo: { contentKeyOrUrlName: 'second-name' } }],
      });
      await save(document, 'x', { title: 'x' }, 'first-name');
      await publishOne(document);
      expect(await webUrls(document, '?pageSize=1')).toMatchObject([
        { urlAlias: 'first-name', status: 'Active' },
      ]);
      expect((await delivered('second-name')).body).toMatchObject([
        { movedTo: { contentKeyOrUrlName: 'first-name' } },
      ]);
      await save(document, 'x', { title: 'x' }, '');
      await publishOne(document);
      expect((await delivered('first-name')).body).toMatchObject([
        { movedTo: { contentKeyOrUrlName: document.contentKey } },
      ]);
      await publish({ variantIds: [document.managedContentVariantId] }, 'unpublish');
      expect((await delivered('first-name')).body).toEqual([
        expect.not.objectContaining({ movedTo: expect.anything() }),
      ]);
    });

    test('an alias is changed at once, keeps leading, and stays when the content is published again', async () => {
      const [document, id] = await shown('old-alias');
      const answer = await setUrl(id, { urlAlias: 'new-alias', associatedRecordId: '01t000000000001AAA' });
      expect(answer).toMatchObject({
        status: 200,
        body: {
          managedContentWebUrlId: id,
          urlAlias: 'new-alias',
          status: 'Active',
          associatedRecordId: '01t000000000001AAA',
          redirectInfo: { redirectUrl: '/content/new-alias' },
        },
      });
      expect((await delivered('new-alias')).body).toMatchObject({ urlName: 'new-alias' });
      expect((await delivered('old-alias')).body).toMatchObject([
        { movedTo: { contentKeyOrUrlName: 'new-alias' } },
      ]);
      await save(document, 'Changed', { title: 'Changed' }, 'old-alias');
      await publishOne(document);
      expect((await delivered('new-alias')).body).toMatchObject({ title: 'Changed', urlName: 'new-alias' });
      const back = await setUrl(id, { urlAlias: 'old-alias', associatedRecordId: '' });
      expect(back.body).toMatchObject({ urlAlias: 'old-alias', associatedRecordId: null });
      expect((await delivered('new-alias')).body).toMatchObject([
        { movedTo: { contentKeyOrUrlName: 'old-alias' } },
      ]);
      expect((await webUrls(document)).map(({ status }) => status)).toEqual(['Active', 'Redirect']);
    });

    test('an alias that was left is taken up again, and the one that stood leads on', async () => {
      const [document, id] = await shown('before');
      await setUrl(id, { urlAlias: 'after' });
      const answer = await setUrl(await idOf(document, 'before'), { status: 'Active' });
      expect(answer.body).toMatchObject({ urlAlias: 'before', status: 'Active' });
      expect((await delivered('before')).status).toBe(200);
      expect((await delivered('after')).body).toMatchObject([{ movedTo: { contentKeyOrUrlName: 'before' } }]);
      await publishOne(document);
      expect((await delivered('before')).status).toBe(200);
    });

    test('an inactive alias leads nowhere; as a redirect it leads to its target', async () => {
      const [document, id] = await shown('retired');
      expect((await setUrl(id, { status: 'Inactive' })).body).toMatchObject({ redirectInfo: null });
      expect((await delivered('retired')).status).toBe(404);
      expect((await delivered(document.contentKey)).body).toMatchObject({ urlName: null });
      await publishOne(document);
      expect((await delivered('retired')).status).toBe(404);
      const redirectInfo = { redirectUrl: `${origin}/category/all?sort=new#top` };
      const answer = await setUrl(id, { status: 'Redirect', redirectInfo });
      // Of the site itself, it is a path there.
      expect(answer.body).toMatchObject({
        status: 'Redirect',
        redirectInfo: { redirectUrl: '/category/all?sort=new#top' },
      });
      await publish({ variantIds: [document.managedContentVariantId] }, 'unpublish');
      expect(await delivered('retired')).toMatchObject({
        status: 404,
        body: [{ movedTo: { redirectUrl: '/category/all?sort=new#top' } }],
      });
      const away = { redirectUrl: 'https://lab.example/news' };
      expect((await setUrl(id, { redirectInfo: away })).body).toMatchObject({ redirectInfo: away });
      await publishOne(document);
      const home = await setUrl(id, { redirectInfo: { redirectUrl: '' } });
      expect(home.body).toMatchObject({
        status: 'Redirect',
        redirectInfo: { redirectUrl: `/content/${document.contentKey}` },
      });
    });

    test('what is read can be sent back, and changes nothing', async () => {
      const [document] = await shown('as-read');
      const [read] = await webUrls(document);
      const { managedContentWebUrlId: id, ...rest } = read ?? { managedContentWebUrlId: '' };
      expect((await setUrl(id, { ...rest, associatedRecordId: '' })).body).toEqual(read);
      expect(await webUrls(document)).toEqual([read]);
    });

    test('redirects that lead back to where they begin are refused', async () => {
      const [, one] = await shown('loop-one');
      const [, two] = await shown('loop-two');
      const [, three] = await shown('loop-three');
      const to = (alias: string) => ({
        status: 'Redirect',
        redirectInfo: { redirectUrl: `/content/${alias}` },
      });
      const loop = { status: 400, body: [{ fields: ['redirectInfo.redirectUrl'] }] };
      expect(await setUrl(one, to('loop-one?again=1'))).toMatchObject(loop);
      expect((await setUrl(one, to('loop-two'))).status).toBe(200);
      expect((await setUrl(two, to('loop-three/'))).status).toBe(200);
      expect(await setUrl(three, to('loop-one'))).toMatchObject(loop);
      expect((await delivered('loop-three')).status).toBe(200);
      expect((await setUrl(three, to('loop-four'))).status).toBe(200);
      // Renamed, the first would be where the last leads to.
      expect(await setUrl(one, { urlAlias: 'loop-four' })).toMatchObject(loop);
      expect((await delivered('loop-one')).body).toMatchObject([
        { movedTo: { redirectUrl: '/content/loop-two' } },
      ]);
    });

    test('an alias leads to one content; what only led on gives way to it', async () => {
      const [first, id] = await shown('wanted');
      const [second, other] = await shown('unwanted');
      const refused = await setUrl(other, { urlAlias: 'wanted' });
      expect(refused).toMatchObject({ status: 409, body: [{ fields: ['urlAlias'] }] });
      await setUrl(id, { urlAlias: 'elsewhere-now' });
      expect((await setUrl(other, { urlAlias: 'wanted' })).status).toBe(200);
      expect((await delivered('wanted')).body).toMatchObject({ contentKey: second.contentKey });
      expect((await webUrls(first)).map(({ urlAlias }) => urlAlias)).toEqual(['elsewhere-now']);
      // Published by its URL name a third takes what the second has left.
      const third = await made('Third', { title: 'Third' }, { urlName: 'unwanted' });
      await publishOne(third);
      expect((await delivered('unwanted')).body).toMatchObject({ contentKey: third.contentKey });
      expect((await webUrls(second)).map(({ urlAlias }) => urlAlias)).toEqual(['wanted']);
    });

    test('of several that take one alias at once one has it, and the others keep theirs', async () => {
      const all = await Promise.all(['race-a', 'race-b', 'race-c'].map((name) => shown(name)));
      const taken = await Promise.all(all.map(([, id]) => setUrl(id, { urlAlias: 'race-won' })));
      expect(taken.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const winner = all[taken.findIndex(({ status }) => status === 200)]?.[0];
      expect((await delivered('race-won')).body).toMatchObject({ contentKey: winner?.contentKey });
    });

    test('two contents that exchange their URL names lead to each other’s places', async () => {
      const [first] = await shown('left');
      const [second] = await shown('right');
      await save(first, 'First', { title: 'First' }, 'right');
      await save(second, 'Second', { title: 'Second' }, 'left');
      const variantIds = [first, second].map((one) => one.managedContentVariantId);
      await publish({ variantIds });
      expect((await delivered('left')).body).toMatchObject({ contentKey: second.contentKey });
      expect((await delivered('right')).body).toMatchObject({ contentKey: first.contentKey });
      expect(await webUrls(first)).toMatchObject([{ urlAlias: 'right', status: 'Active' }]);
    });

    test('each language has its own aliases', async () => {
      const [document] = await shown('benches');
      const german = await inGerman(document, { urlName: 'baenke' });
      await publishOne(german);
      await setUrl(await idOf(document, 'baenke'), { urlAlias: 'arbeitsbaenke' });
      expect((await delivered('baenke', '?language=de')).body).toMatchObject([
        { movedTo: { contentKeyOrUrlName: 'arbeitsbaenke' } },
      ]);
      // Who reads English is led to what they can read.
      expect((await delivered('baenke')).body).toMatchObject([
        { movedTo: { contentKeyOrUrlName: 'benches' } },
      ]);
      expect((await delivered('benches')).status).toBe(200);
    });

    const redirectTo = (redirectUrl: unknown) => ({ status: 'Redirect', redirectInfo: { redirectUrl } });
    test.each([
      ['an alias with capitals', { urlAlias: 'With Capitals' }, 'urlAlias'],
      ['an alias with a slash', { urlAlias: 'a/b' }, 'urlAlias'],
      ['a redirect to a script', redirectTo('javascript:alert(1)'), 'redirectInfo.redirectUrl'],
      ['a redirect that hides its host', redirectTo('//lab.example'), 'redirectInfo.redirectUrl'],
      ['a redirect with a password', redirectTo('https://a:b@lab.example'), 'redirectInfo.redirectUrl'],
      ['a redirect to half an address', redirectTo('page'), 'redirectInfo.redirectUrl'],
      [
        'a redirect of what is active',
        { redirectInfo: { redirectUrl: '/elsewhere' } },
        'redirectInfo.redirectUrl',
      ],
      ['C-141: a redirect that is no text', redirectTo(7), 'redirectInfo.redirectUrl'],
      ['C-141: a redirect that is not there', { redirectInfo: {} }, 'redirectInfo.redirectUrl'],
      ['a status that there is not', { status: 'Gone' }, 'status'],
      ['what is no id of a record', { associatedRecordId: 'no id' }, 'associatedRecordId'],
    ])('%s is refused', async (_, body, field) => {
      const document = (await webUrls({ contentKey: steady } as Document))[0];
      const answer = await setUrl(document?.managedContentWebUrlId ?? '', body);
      expect(answer).toMatchObject({ status: 400, body: [{ fields: [field] }] });
      expect(await webUrls({ contentKey: steady } as Document)).toEqual([document]);
    });
    let steady = '';
    beforeAll(async () => {
      steady = (await shown('steady'))[0].contentKey;
    });
  });

  test('guests, buyers and clerks reach none of it; authors change no address of the site', async () => {
    const [document, id] = await shown('secret-place');
    const { contentKey: key } = document;
    const list = await made(
      'Secrets',
      { source: 'manual', contentKeys: [] },
      { contentType: 'sfdc_cms__collection' },
    );
    const terms = { termsToAdd: [await term('safety')] };
    for (const other of [guest, buyer, clerk]) {
      const refused = other === guest ? 403 : 404;
      for (const path of [
        `contents/${key}/variants/references`,
        `contents/${key}/referenced-by`,
        `contents/${key}/taxonomy-terms`,
        `contents/${key}/web-urls`,
        `collections/${list.contentKey}`,
      ])
        expect((await other.get(`${cms}/${path}`)).status, path).toBe(refused);
      expect((await other.post(`${cms}/contents/${key}/clone`, {})).status).toBe(refused);
      expect((await setTerms(document, terms, false, other)).status).toBe(refused);
      expect((await setUrl(id, { status: 'Inactive' }, other)).status).toBe(refused);
    }
    expect((await setUrl(id, { status: 'Inactive' }, author)).status).toBe(403);
    // Who reads one space and writes in another may take a copy there, and change nothing here.
    const neighbour = await shop.signedIn('neighbour@example.com', ['seller']);
    await sql`
      insert into managed_content_collaborator (space_id, user_id, role) values
        (${spaceId}, ${neighbour.person.userId}, 'ContentReader'),
        (${otherSpaceId}, ${neighbour.person.userId}, 'ContentAuthor')`.execute(shop.database);
    const taken = (place: string) =>
      neighbour.post(`${cms}/contents/${key}/clone`, { contentSpaceOrFolderId: place });
    expect([(await taken(spaceId)).status, (await taken(otherSpaceId)).status]).toEqual([403, 201]);
    expect((await setTerms(document, terms, false, neighbour)).status).toBe(403);
    expect((await setUrl('0jw000000000000AAA', { status: 'Inactive' })).status).toBe(404);
    expect((await author.get(termsPath(document))).body).toMatchObject({ taxonomyTerms: [] });
    expect((await delivered('secret-place')).status).toBe(200);
  });
});
