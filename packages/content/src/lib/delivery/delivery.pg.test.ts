import { commerceObjects } from '@relab/commerce';
import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { standardObjects } from '@relab/records/objects';
import { type TestBrowser, type TestResponse, type TestServer, testServer } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentKey } from '../content-key.ts';
import { mediaSources } from '../media/media-sources.ts';
import { upsertMedia } from '../media/upsert-media.ts';
import { publishContent } from '../seeding/publish-content.ts';

const site = { id: '0DM000000000001AAA', name: 'Shop', languages: ['de'] };
const ofSite = `/services/data/v63.0/connect/sites/${site.id}/cms/delivery`;
const community = `/services/data/v63.0/connect/communities/${site.id}/managed-content/delivery`;
const picture = { contentKey: contentKey('picture'), altText: 'A rotor' };
const body = {
  title: 'Opening hours',
  excerpt: 'From 1 April.',
  body: '<p>We open at <b>8:00</b> &amp; close at 5.</p>',
  bannerImage: { contentKey: picture.contentKey },
};
const hours = contentKey('hours');
const card = contentKey('card');
const contents = [
  {
    contentKey: hours,
    type: 'sfdc_cms__news',
    title: 'Opening hours',
    urlName: 'opening-hours',
    body,
    publishedDate: new Date('2026-03-02T09:15:30Z'),
  },
  {
    contentKey: card,
    type: 'sfdc_cms__card',
    title: 'Card of rotors',
    body: { title: 'Rotors', text: '100% tested', image: { ...picture }, buttonUrl: '/sell' },
    publishedDate: new Date('2026-02-28T23:59:59Z'),
  },
  {
    contentKey: contentKey('link'),
    type: 'sfdc_cms__view',
    title: 'A link',
    urlName: 'link',
    body: { title: 'A link', related: { contentKey: hours } },
    publishedDate: new Date('2026-01-01T00:00:00Z'),
  },
];

describe.each(testEngines)('what is delivered on %s', (engine) => {
  let shop: TestServer;
  let guest: TestBrowser;
  let author: TestBrowser;
  let publisher: TestBrowser;

  const follows = (callId: string, { status, body: answered }: TestResponse): void => {
    const schema = describedCalls.find(({ call }) => call.id === callId)?.responses[status];
    expect(schema?.safeParse(answered)).toMatchObject({ success: true });
  };

  beforeAll(async () => {
    shop = await testServer(engine, {
      declared: [...standardObjects, ...commerceObjects()],
      pages: {
        content: ({ contentKey: key, urlName, language }) => `/${language}/content/${urlName ?? key}`,
        record: ({ objectApiName, recordId, urlName }) =>
          objectApiName.startsWith('Product') ? `/${objectApiName}/${urlName}/${recordId}` : undefined,
      },
    });
    guest = shop.browser();
    await upsertMedia(shop.database, [
      {
        ...picture,
        kind: 'scene',
        source: { scene: 1 },
        title: 'Rotor',
        mimeType: 'image/webp',
        width: 1200,
        height: 900,
      },
    ]);
    await publishContent(shop.database, {
      site,
      contents,
      collections: [
        {
          collectionKey: contentKey('both'),
          title: 'Both of them',
          urlName: 'both',
          contentKeys: [card, hours],
        },
      ],
    });
    author = await shop.signedIn('author@example.com', ['author']);
    publisher = await shop.signedIn('publisher@example.com', ['publisher']);
  });
  afterAll(() => shop.close());

  const tagOf = async (path: string): Promise<string> => {
    const { status, headers } = await guest.get(path);
    expect(status).toBe(200);
    return headers.get('etag') ?? '';
  };

  test('an answer is known to be the same until something that the channel delivers changes', async () => {
    const path = `${ofSite}/contents/opening-hours`;
    const before = await tagOf(path);
    expect(await tagOf(path)).toBe(before);
    const same = await guest.get(path, { 'if-none-match': `"other", W/${before}` });
    expect(same).toMatchObject({ status: 304, body: '' });
    expect(same.headers.get('cache-control')).toBe('public, max-age=60');
    // Another question has another tag, also where nothing is there.
    expect(await tagOf(`${path}?language=de`)).not.toBe(before);
    for (const tag of [before, '*'])
      expect((await guest.get(`${ofSite}/contents/none`, { 'if-none-match': tag })).status).toBe(404);
    expect((await guest.get(path, { 'if-none-match': '*' })).status).toBe(200);

    const changes: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['a picture', () => mediaSources(shop.database).savePlaceholder(picture.contentKey, 'data:x')],
      [
        'the name of a type',
        () => sql`update content_type set name = 'Novelty' where name = 'News'`.execute(shop.database),
      ],
      [
        'the channel',
        () =>
          sql`update managed_content_channel set name = 'Site' where name = 'Shop'`.execute(shop.database),
      ],
      [
        'what is published',
        () =>
          publishContent(shop.database, {
            site,
            contents: [
              {
                ...contents[0],
                contentKey: hours,
                type: 'sfdc_cms__news',
                title: 'Opening hours',
                urlName: 'opening-hours',
                body: { ...body, excerpt: 'From 2 April.' },
                publishedDate: new Date('2026-03-02T09:15:30Z'),
              },
            ],
          }),
      ],
    ];
    let last = before;
    for (const [what, change] of changes) {
      await change();
      const answer = await guest.get(path, { 'if-none-match': last });
      expect([what, answer.status]).toEqual([what, 200]);
      last = answer.headers.get('etag') ?? '';
    }
    // Nothing of these is delivered.
    await sql`update content_type set name = name`.execute(shop.database);
    await upsertMedia(shop.database, [
      { contentKey: 'unused', kind: 'scene', source: 1, title: 'Unused', mimeType: 'image/webp' },
    ]);
    expect((await guest.get(path, { 'if-none-match': last })).status).toBe(304);
  });

  test('references come with their bodies, as a list, and addresses with the origin, where asked for', async () => {
    const path = `${ofSite}/contents/link`;
    const plain = (await guest.get(path)).body as { references: Record<string, object> };
    expect(plain.references[hours]).toEqual({
      contentKey: hours,
      managedContentId: expect.stringMatching(/^20Y/),
      resourceUrl: expect.stringMatching(/^\/services\//),
      title: 'Opening hours',
    });
    const answer = await guest.get(
      `${path}?expandReferences=true&referencesAsList=true&showAbsoluteUrl=true&referenceDepth=2`,
    );
    follows('getContentForSite', answer);
    expect(answer.body).toMatchObject({
      resourceUrl: expect.stringMatching(/^http:\/\/shop\.test\/services\//),
      references: null,
      referencesList: [
        {
          contentKey: hours,
          contentBody: {
            title: 'Opening hours',
            bannerImage: {
              url: expect.stringMatching(/^http:\/\/shop\.test\/sfsites\/c\/cms\/delivery\/media\//),
            },
          },
        },
        { contentKey: picture.contentKey, contentBody: { width: 1200, altText: 'A rotor' } },
      ],
    });
    const list = await guest.get(`${ofSite}/contents?referenceDepth=1&referencesAsList=true`);
    follows('getContentsForSite', list);
    expect((list.body as { referencesList: unknown[] }).referencesList).toHaveLength(2);
    expect((await guest.get(`${path}?expandReferences=maybe`)).status).toBe(400);
  });

  test.each([
    ['publishStartDate=2026-02-28', ['Opening hours', 'Card of rotors']],
    ['publishEndDate=2026-02-28', ['Card of rotors', 'A link']],
    ['publishStartDate=2026-02-28&publishEndDate=2026-02-28', ['Card of rotors']],
    ['publishStartDate=2026-03-02T09:15:30Z', ['Opening hours']],
    ['publishEndDate=2026-03-02T10:15:29%2B01:00', ['Card of rotors', 'A link']],
  ])('what was published between two dates, both included: %s', async (query, titles) => {
    const { body: found } = await guest.get(`${ofSite}/contents?${query}`);
    expect((found as { contents: { title: string }[] }).contents.map(({ title }) => title)).toEqual(titles);
  });

  test.each(['2026-02-31', 'today', '2026-03-02T09:15:30', '2026-13-01'])('%s is no date', async (date) => {
    for (const name of ['publishStartDate', 'publishEndDate'])
      expect(await guest.get(`${ofSite}/contents?${name}=${date}`)).toMatchObject({
        status: 400,
        body: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE', fields: [name] }],
      });
  });

  const titlesOf = async (query: string): Promise<readonly string[]> => {
    const answer = await guest.get(`${community}/contents?${query}`);
    expect(answer.status).toBe(200);
    follows('listContentInternal', answer);
    return (answer.body as { items: { title: string }[] }).items.map(({ title }) => title);
  };

  test('a community lists contents with their fields as nodes, rich text escaped', async () => {
    const answer = await guest.get(`${community}?contentKeys[]=${hours},${card}&showAbsoluteUrl=true`);
    follows('listContent', answer);
    expect(answer.body).toMatchObject({
      total: 2,
      totalTypes: 2,
      nextPageUrl: null,
      items: [
        {
          type: 'news',
          contentUrlName: 'opening-hours',
          associations: { topics: [] },
          contentNodes: {
            title: { nodeType: 'NameField', value: 'Opening hours' },
            excerpt: { nodeType: 'MultilineText' },
            body: {
              nodeType: 'RichText',
              value: '&lt;p&gt;We open at &lt;b&gt;8:00&lt;/b&gt; &amp;amp; close at 5.&lt;/p&gt;',
            },
            bannerImage: {
              nodeType: 'Media',
              altText: 'A rotor',
              fileName: 'Rotor.webp',
              mediaType: 'Image',
              mimeType: 'image/webp',
              url: expect.stringMatching(/^http:\/\/shop\.test\/cms\/delivery\/media\/MC\w+\?version=/),
            },
          },
        },
        {
          type: 'card',
          contentNodes: {
            text: { nodeType: 'MultilineText', value: '100% tested' },
            buttonUrl: { nodeType: 'Url', value: '/sell' },
          },
        },
      ],
      managedContentTypes: {
        news: { name: 'news', nodeTypes: { body: { label: 'Body', name: 'body', nodeType: 'RichText' } } },
        card: { label: 'Card' },
      },
    });
  });

  test('C-164: its lists travel with brackets; a page leads to the next with all that was asked for', async () => {
    const query = `contentKeys[]=${hours}&contentKeys[]=${card}&pageSize=1`;
    const first = await guest.get(`${community}?${query}`);
    const { nextPageUrl, items } = first.body as { nextPageUrl: string; items: unknown[] };
    expect(items).toHaveLength(1);
    expect(decodeURIComponent(nextPageUrl)).toContain(`contentKeys[]=${hours},${card}`);
    expect((await guest.get(nextPageUrl)).body).toMatchObject({
      items: [{ contentKey: card }],
      total: 2,
      nextPageUrl: null,
    });
    expect(await titlesOf(`urlNameInList[]=link,opening-hours&pageSize=250`)).toEqual([
      'Opening hours',
      'A link',
    ]);
  });

  test('C-048, C-050: items of a collection have an id and more; what is known of it names its language', async () => {
    const collection = `${ofSite}/collections/${contentKey('both')}`;
    const items = await guest.get(collection);
    follows('getCollectionItemsForSite', items);
    expect(items.body).toMatchObject({
      items: [
        { id: card, name: 'Card of rotors', body: { contentBody: { title: 'Rotors' } } },
        { id: hours, name: 'Opening hours', urlName: 'opening-hours' },
      ],
    });
    const metadata = await guest.get(`${collection}/metadata`);
    follows('getCollectionMetadataForSite', metadata);
    expect(metadata.body).toMatchObject({ title: 'Both of them', language: 'en_US' });
    expect(metadata.body).not.toHaveProperty('items');
    const { schema } = metadata.body as { readonly schema: { readonly anyOf: readonly unknown[] } };
    expect(schema.anyOf).toEqual([
      expect.objectContaining({ title: 'sfdc_cms__card' }),
      {
        title: 'sfdc_cms__news',
        properties: expect.objectContaining({ title: { type: 'string' }, body: { type: 'string' } }),
      },
    ]);
    const expanded = await guest.get(`${collection}/metadata?expandMetadata=true`);
    expect(expanded.body).toMatchObject({
      schema: { anyOf: [{}, { properties: { title: { title: expect.any(String) } } }] },
    });
  });

  test('C-051: contents with their bodies, found by type, words, collection and topic', async () => {
    expect(await titlesOf('managedContentType=card')).toEqual(['Card of rotors']);
    expect(await titlesOf('managedContentType=sfdc_cms__card')).toEqual(['Card of rotors']);
    expect(await titlesOf('collectionName=Both of them')).toEqual(['Card of rotors', 'Opening hours']);
    expect(await titlesOf('collectionName=both&pageSize=1&page=1')).toEqual(['Opening hours']);
    expect(await titlesOf('collectionName=none')).toEqual([]);
    expect(await titlesOf('queryTerm=OPEN close')).toEqual(['Opening hours']);
    expect(await titlesOf('queryTerm=op*hours')).toEqual(['Opening hours']);
    // A sign of patterns is itself, and tags are no words.
    expect(await titlesOf(`queryTerm=${encodeURIComponent('100%')}`)).toEqual(['Card of rotors']);
    expect(await titlesOf('queryTerm=_rotors')).toEqual([]);
    expect(await titlesOf(`queryTerm=${encodeURIComponent('<b>')}`)).toEqual([]);
    expect(await titlesOf('topics[]=Rotors')).toEqual([]);
    const { body: all } = await guest.get(`${community}/contents`);
    expect(all).toMatchObject({
      total: 3,
      items: [
        {
          id: expect.stringMatching(/^5OU/),
          createdByReference: null,
          status: 'Published',
          primaryLanguage: 'en_US',
          body: { bannerImage: { width: 1200 } },
        },
        {},
        {},
      ],
    });
  });

  test('topics are the terms that a content had when it was published', async () => {
    await sql`insert into content_taxonomy (id, name, label) values ('15t000000000001AAA', 'kinds', 'Kinds')`.execute(
      shop.database,
    );
    await sql`
      insert into content_taxonomy_term (id, taxonomy_id, name, label)
      values ('15d000000000001AAA', '15t000000000001AAA', 'rotors', 'Rotors')`.execute(shop.database);
    await sql`
      insert into managed_content_term (content_id, term_id)
      select id, '15d000000000001AAA' from managed_content where content_key = ${card}`.execute(
      shop.database,
    );
    expect(await titlesOf('topics[]=Rotors')).toEqual([]);
    const { rows } = await sql<{
      id: string;
    }>`select id from managed_content where content_key = ${card}`.execute(shop.database);
    const published = await publisher.post('/services/data/v63.0/connect/cms/contents/publish', {
      contentIds: [rows[0]?.id],
    });
    expect(published.status).toBe(201);
    for (const topic of ['Rotors', '15d000000000001AAA'])
      expect(await titlesOf(`topics[]=${topic}`)).toEqual(['Card of rotors']);
    expect((await guest.get(`${community}?topics[]=Rotors`)).body).toMatchObject({
      items: [{ associations: { topics: [{ id: '15d000000000001AAA', name: 'Rotors' }] } }],
    });
  });

  test('a community that is not there is 404; what is not published is in no list', async () => {
    for (const path of ['', '/contents'])
      expect(await guest.get(community.replace(site.id, '0DM000000000009AAA') + path)).toMatchObject({
        status: 404,
        body: [{ errorCode: 'ITEM_NOT_FOUND' }],
      });
    const { rows } = await sql<{ id: string }>`select id from managed_content_space`.execute(shop.database);
    const draft = await author.post('/services/data/v63.0/connect/cms/contents', {
      contentSpaceOrFolderId: rows[0]?.id,
      contentType: 'sfdc_cms__news',
      title: 'Secret',
      contentBody: { title: 'Secret' },
    });
    const { contentKey: key } = draft.body as { contentKey: string };
    for (const by of [guest, author])
      for (const path of ['', '/contents'])
        expect((await by.get(`${community}${path}?contentKeys[]=${key}`)).body).toMatchObject({
          items: [],
          total: 0,
        });
    expect((await guest.get(`${community}?pageSize=251`)).status).toBe(400);
  });

  const seo = `/services/data/v63.0/connect/communities/${site.id}/seo/properties`;
  const described = async (path: string, by = guest): Promise<TestResponse> => {
    const answer = await by.get(`${seo}/${path}`);
    if (answer.status === 200) follows('getRecordSeoProperties', answer);
    return answer;
  };

  const seoMembers = [
    'canonicalUrl',
    'complexFields',
    'customHeadTags',
    'description',
    'fields',
    'hrefLangUrls',
    'isSeoIndexed',
    'objectName',
    'recordName',
    'title',
  ];

  test('C-001, C-052, C-053, C-165: a content tells search engines of itself, by key, id and URL name', async () => {
    const answer = await described('opening-hours?fields=excerpt,bannerImage,title,none');
    expect(answer.body).toMatchObject({
      title: 'Opening hours',
      description: expect.stringContaining('April.'),
      customHeadTags: '',
      canonicalUrl: 'http://shop.test/en_US/content/opening-hours',
      hrefLangUrls: { en_US: 'http://shop.test/en_US/content/opening-hours' },
      isSeoIndexed: true,
      recordName: 'Opening hours',
      fields: { title: 'Opening hours', none: null, bannerImage: null },
      complexFields: { bannerImage: { contentKey: picture.contentKey, altText: 'A rotor' } },
    });
    expect(Object.keys(answer.body as object).sort()).toEqual(seoMembers);
    expect((await described(`${hours}?fields=excerpt,bannerImage,title,none`)).body).toEqual(answer.body);
    const tag = (await described('opening-hours')).headers.get('etag') ?? '';
    expect((await guest.get(`${seo}/opening-hours`, { 'if-none-match': tag })).status).toBe(304);
    // What has no page of its own is not to be found.
    expect((await described(card)).body).toMatchObject({
      canonicalUrl: null,
      hrefLangUrls: {},
      isSeoIndexed: false,
    });
    for (const name of ['none', '20Y000000000009AAA', '01t000000000009AAA'])
      expect((await described(name)).status).toBe(404);
    expect((await guest.get(`${seo.replace(site.id, '0DM9')}/opening-hours`)).status).toBe(404);
  });

  test('C-052, C-165: so do a category and a product, as far as whoever asks may read them', async () => {
    const clerk = await shop.signedIn('clerk@example.com', ['clerk']);
    const made = async (apiName: string, fields: object): Promise<string> => {
      const answer = await clerk.post('/services/data/v63.0/ui-api/records', { apiName, fields });
      expect(answer).toMatchObject({ status: 201 });
      return (answer.body as { id: string }).id;
    };
    const category = await made('ProductCategory', {
      Name: 'Rotors & lids',
      UrlName: 'rotors',
      Description: `Used  rotors\n${'of all kinds '.repeat(20)}`,
      SortOrder: 1200,
    });
    const { body: ofCategory } = await described(
      `${category}?fields=Name,ProductCategory.SortOrder,ParentCategory.Name,None`,
    );
    expect(ofCategory).toMatchObject({
      title: 'Rotors & lids',
      canonicalUrl: `http://shop.test/ProductCategory/rotors/${category}`,
      hrefLangUrls: { en_US: `http://shop.test/ProductCategory/rotors/${category}` },
      isSeoIndexed: true,
      objectName: 'ProductCategory',
      recordName: 'Rotors & lids',
      fields: {
        Name: 'Rotors & lids',
        'ProductCategory.SortOrder': '1,200',
        'ParentCategory.Name': null,
        None: null,
      },
      complexFields: { 'ProductCategory.SortOrder': { value: 1200, displayValue: '1,200' } },
    });
    expect(Object.keys(ofCategory as object).sort()).toEqual(seoMembers);
    const { description } = ofCategory as { description: string };
    expect(description).toMatch(/^Used rotors of all kinds .*(?:of|all|kinds)…$/);
    expect(description.length).toBeLessThanOrEqual(161);

    const hidden = await made('Product2', { Name: 'Rotor', UrlName: 'rotor', IsActive: false });
    expect((await described(hidden)).status).toBe(404);
    expect((await described(hidden, clerk)).body).toMatchObject({ title: 'Rotor', isSeoIndexed: false });
    const shown = await made('Product2', { Name: 'Lid', UrlName: 'lid', IsActive: true });
    expect((await described(shown)).body).toMatchObject({ title: 'Lid', isSeoIndexed: true });
    const account = clerk.person.accountId;
    expect((await described(account)).status).toBe(404);
    expect((await described(account, clerk)).body).toMatchObject({ canonicalUrl: null, isSeoIndexed: false });
  });

  const rendition = (keyOrId: string, type: string, by = author) =>
    by.get(`/services/data/v63.0/connect/cms/contents/${keyOrId}/renditions/${type}`);

  test('a content is rendered as HTML, of any version, for those who may read it', async () => {
    const answer = await rendition(hours, `html?channelIdOrApiName=${site.name}`);
    follows('getManagedContentRendition', answer);
    const { content } = answer.body as { content: string };
    expect(answer.body).toMatchObject({ mimeType: 'text/html', url: null, title: 'Opening hours' });
    expect(content).toMatch(
      /^<h2>Opening hours<\/h2>\n<p>From \d April\.<\/p>\n<p><img .*\n<p>We open at <b>8:00<\/b>/,
    );
    expect(content).toContain(`<p><img src="/cms/delivery/media/${picture.contentKey}?version=`);
    const first = await rendition(hours, 'html?version=1.0');
    expect((first.body as { content: string }).content).toContain('From 1 April.');
    for (const wrong of [
      'pdf',
      'thumbnail',
      'html?version=9.0',
      'html?language=fr',
      'html?channelIdOrApiName=x',
    ])
      expect([wrong, (await rendition(hours, wrong)).status]).toEqual([wrong, 404]);
    expect((await rendition(hours, 'html', guest)).status).toBe(403);
    const buyer = await shop.signedIn('buyer@example.com');
    expect((await rendition(hours, 'html', buyer)).status).toBe(404);
  });

  test('a picture is rendered in its sizes, never enlarged', async () => {
    const { rows } = await sql<{ id: string }>`select id from managed_content_space`.execute(shop.database);
    const made = await author.post('/services/data/v63.0/connect/cms/contents', {
      contentSpaceOrFolderId: rows[0]?.id,
      contentType: 'sfdc_cms__image',
      title: 'Lid',
      contentBody: { title: 'Lid', source: { type: 'file' } },
    });
    const { contentKey: key } = made.body as { contentKey: string };
    expect((await rendition(key, 'thumbnail')).status).toBe(404);
    await upsertMedia(shop.database, [
      {
        contentKey: key,
        kind: 'scene',
        source: 2,
        title: 'Lid',
        mimeType: 'image/webp',
        width: 1200,
        height: 900,
      },
    ]);
    const small = await rendition(key, 'thumbnail');
    follows('getManagedContentRendition', small);
    expect(small.body).toMatchObject({ width: 320, height: 240, mimeType: 'image/webp', content: null });
    expect((await rendition(key, 'large')).body).toMatchObject({ width: 1200, height: 900 });
    expect(await rendition(key, 'html')).toMatchObject({
      status: 404,
      body: [{ message: expect.stringContaining('thumbnail, small, medium, large, original') }],
    });
  });

  test('a content is listed with who wrote it and who wrote what is delivered, by id and without a name', async () => {
    const { rows: spaces } = await sql<{ id: string }>`select id from managed_content_space`.execute(
      shop.database,
    );
    const contentBody = { title: 'Signed' };
    const made = await author.post('/services/data/v63.0/connect/cms/contents', {
      contentSpaceOrFolderId: spaces[0]?.id,
      contentType: 'sfdc_cms__news',
      title: 'Signed',
      contentBody,
    });
    const document = made.body as Readonly<
      Record<'contentKey' | 'managedContentId' | 'managedContentVariantId', string>
    >;
    const variant = `/services/data/v63.0/connect/cms/contents/variants/${document.managedContentVariantId}`;
    const saved = await publisher.send('PUT', variant, { title: 'Signed', urlName: 'signed', contentBody });
    expect(saved.status).toBe(200);
    const published = await publisher.post('/services/data/v63.0/connect/cms/contents/publish', {
      contentIds: [document.managedContentId],
    });
    expect(published.status).toBe(201);
    const { rows: users } = await sql<{ id: string; email: string }>`
      select id, email from "user" where email in ('author@example.com', 'publisher@example.com')
      order by email`.execute(shop.database);
    const references = users.map(({ id }) => ({ id, url: `/services/data/v63.0/chatter/users/${id}` }));
    const listed = await guest.get(`${community}/contents?contentKeys[]=${document.contentKey}`);
    follows('listContentInternal', listed);
    expect(listed.body).toMatchObject({
      items: [{ createdByReference: references[0], lastUpdatedByReference: references[1] }],
    });
    expect(JSON.stringify(listed.body)).not.toContain('example.com');
  });
});
