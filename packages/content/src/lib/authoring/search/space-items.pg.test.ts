import type { SpaceItems } from '@relab/contract/content';
import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { type TestBrowser, type TestResponse, type TestServer, testServer } from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentKey } from '../../content-key.ts';
import { publishContent } from '../../seeding/publish-content.ts';
import { upsertTaxonomy } from '../../seeding/upsert-taxonomy.ts';

const site = { id: '0DM000000000001AAA', name: 'Shop', languages: ['de'] };
const cms = '/services/data/v63.0/connect/cms';

interface Made {
  readonly contentKey: string;
  readonly managedContentId: string;
  readonly managedContentVariantId: string;
}

describe.each(testEngines)('what is in a space, by filters, on %s', (engine) => {
  let shop: TestServer;
  let author: TestBrowser;
  let other: TestBrowser;
  let spaceId: string;
  let guidesId: string;
  let rotors: Made;

  const follows = (callId: string, { status, body }: TestResponse): void => {
    const schema = describedCalls.find(({ call }) => call.id === callId)?.responses[status];
    expect(schema?.safeParse(body).error).toBeUndefined();
  };
  const ask = (query: Readonly<Record<string, string>>, by = author) =>
    by.get(`${cms}/spaces/${spaceId}/items?${new URLSearchParams(query)}`);
  const found = async (query: Readonly<Record<string, string>> = {}, by = author): Promise<SpaceItems> => {
    const answer = await ask(query, by);
    expect(answer).toMatchObject({ status: 200 });
    follows('getSpaceItems', answer);
    return answer.body as SpaceItems;
  };
  const titles = async (query: Readonly<Record<string, string>> = {}) =>
    (await found(query)).items.map((item) =>
      item.type === 'ManagedContentVariant' ? item.title : item.name,
    );
  const post = async <Answer>(path: string, body: object, by = author): Promise<Answer> => {
    const answer = await by.post(`${cms}${path}`, body);
    expect(answer.status).toBe(201);
    return answer.body as Answer;
  };
  const make = (folderId: string, contentType: string, title: string, by = author) =>
    post<Made>(
      '/contents',
      {
        contentSpaceOrFolderId: folderId,
        contentType,
        title,
        contentBody: { title },
      },
      by,
    );

  beforeAll(async () => {
    shop = await testServer(engine);
    await publishContent(shop.database, {
      site,
      contents: [
        {
          contentKey: contentKey('published news'),
          type: 'sfdc_cms__news',
          title: 'Published news',
          body: { title: 'News' },
        },
      ],
    });
    author = await shop.signedIn('author@example.com', ['author']);
    other = await shop.signedIn('other@example.com', ['author']);
    const { body } = await author.get(`${cms}/spaces`);
    const [space] = (body as { spaces: { id: string; rootFolderId: string }[] }).spaces;
    spaceId = space?.id ?? '';
    const rootId = space?.rootFolderId ?? '';
    guidesId = (await post<{ id: string }>('/folders', { name: 'Rotor guides', parentFolderId: rootId })).id;
    const deepId = (await post<{ id: string }>('/folders', { name: 'Deep', parentFolderId: guidesId })).id;
    rotors = await make(guidesId, 'sfdc_cms__news', 'Rotors');
    await post('/contents/variants', {
      ...{ managedContentKeyOrId: rotors.contentKey, language: 'de', title: 'Rotoren' },
      contentBody: { title: 'Rotoren' },
    });
    await make(deepId, 'sfdc_cms__card', 'Rotor card', other);
  });
  afterAll(() => shop.close());

  test('without words every content stands there once, changed last first', async () => {
    const { items, count, nextPageUrl } = await found();
    expect(items.map((item) => item.type === 'ManagedContentVariant' && item.title)).toEqual([
      'Rotor card',
      'Rotors',
      'Published news',
    ]);
    expect([count, nextPageUrl]).toEqual([3, null]);
    expect(items.map(({ folderName }) => folderName)).toEqual(['Deep', 'Rotor guides', 'Shop']);
  });

  test('words find folders in the same list, unless a filter narrows to what folders do not have', async () => {
    expect((await titles({ queryTerm: 'rotor*' })).toSorted()).toEqual([
      'Rotor card',
      'Rotor guides',
      'Rotors',
    ]);
    expect(await titles({ queryTerm: 'rotor*', contentTypes: 'sfdc_cms__card' })).toEqual(['Rotor card']);
    expect(await titles({ queryTerm: 'centrifuge' })).toEqual([]);
  });

  test('each filter narrows, with words and without', async () => {
    expect(await titles({ statuses: 'Published' })).toEqual(['Published news']);
    expect(await titles({ statuses: 'Draft,Published' })).toHaveLength(3);
    expect(await titles({ contentTypes: 'sfdc_cms__news' })).toEqual(['Rotors', 'Published news']);
    expect(await titles({ folderId: guidesId })).toEqual(['Rotor card', 'Rotors']);
    expect(await titles({ folderId: guidesId, queryTerm: 'news' })).toEqual([]);
    expect(await titles({ folderId: guidesId, statuses: 'Published' })).toEqual([]);
    expect(await titles({ changedFrom: '2999-01-01T00:00:00Z' })).toEqual([]);
    expect(await titles({ changedBefore: '2999-01-01T00:00:00Z', contentTypes: 'sfdc_cms__card' })).toEqual([
      'Rotor card',
    ]);
  });

  test('a language shows its variants, and All shows each of them', async () => {
    expect(await titles({ language: 'de' })).toEqual(['Rotoren']);
    expect(await titles({ language: 'de', folderId: guidesId })).toEqual(['Rotoren']);
    expect(await titles({ language: 'de', queryTerm: 'rotoren' })).toEqual(['Rotoren']);
    expect((await titles({ language: 'All', folderId: guidesId })).toSorted()).toEqual([
      'Rotor card',
      'Rotoren',
      'Rotors',
    ]);
    expect(await titles({ language: 'de', statuses: 'Draft' })).toEqual(['Rotoren']);
    expect(await titles({ language: 'de', statuses: 'Published,Revised' })).toEqual([]);
    expect(await titles({ language: 'de', statuses: 'Draft', queryTerm: 'rotoren' })).toEqual(['Rotoren']);
    expect(await titles({ language: 'de', statuses: 'Draft', contentTypes: 'sfdc_cms__card' })).toEqual([]);
    expect((await titles({ language: 'All', statuses: 'Draft' })).toSorted()).toEqual([
      'Rotor card',
      'Rotoren',
      'Rotors',
    ]);
    // In the language that each was made in the German words do not stand.
    expect(await titles({ queryTerm: 'rotoren' })).toEqual([]);
  });

  test('a term finds what has it, or one below it', async () => {
    await upsertTaxonomy(shop.database, {
      name: 'topics',
      label: 'Topics',
      terms: [
        { name: 'lab', label: 'Laboratory' },
        { name: 'spin', label: 'Centrifuging', parent: 'lab' },
      ],
    });
    const terms = await shop.database.selectFrom('content_taxonomy_term').select(['id', 'name']).execute();
    const idOf = (name: string): string => terms.find((term) => term.name === name)?.id ?? '';
    const tagged = await author.send(
      'PATCH',
      `${cms}/contents/${rotors.contentKey}/taxonomy-terms?publish=false`,
      {
        termsToAdd: [idOf('spin')],
      },
    );
    expect(tagged.status).toBe(200);
    expect(await titles({ termId: idOf('lab') })).toEqual(['Rotors']);
    expect(await titles({ termId: idOf('spin'), queryTerm: 'rotor*' })).toEqual(['Rotors']);
    expect(await titles({ termId: idOf('spin'), language: 'de' })).toEqual(['Rotoren']);
    expect(await titles({ termId: idOf('spin'), statuses: 'Published' })).toEqual([]);
    expect((await ask({ termId: '0tT000000000000AAA' })).status).toBe(400);
  });

  test('authors are those who changed something last, and each is a filter', async () => {
    const answer = await author.get(`${cms}/spaces/${spaceId}/authors`);
    follows('getContentAuthors', answer);
    const { authors } = answer.body as { authors: readonly { id: string; name: string }[] };
    expect(authors).toHaveLength(2);
    const written = await Promise.all(authors.map(({ id }) => titles({ changedById: id })));
    expect(written.toSorted()).toEqual([['Rotor card'], ['Rotors']]);
    expect(await titles({ changedById: 'nobody' })).toEqual([]);
    const inGerman = await Promise.all(
      authors.map(({ id }) => titles({ changedById: id, language: 'de', statuses: 'Draft' })),
    );
    expect(inGerman.toSorted()).toEqual([[], ['Rotoren']]);
  });

  test('pages follow one another, and the count is of all', async () => {
    const first = await found({ pageSize: '2' });
    expect([first.items.length, first.count]).toEqual([2, 3]);
    const second = await author.get(first.nextPageUrl ?? '');
    expect(second.body).toMatchObject({ count: 3, nextPageUrl: null, items: [{ title: 'Published news' }] });
  });

  test('what is no filter is rejected, and nobody finds what they may not read', async () => {
    for (const query of [
      { statuses: 'Lost' },
      { language: 'english' },
      { changedFrom: 'yesterday' },
      { changedFrom: '2026-02-31T00:00:00Z' },
      { queryTerm: 'a b' },
    ])
      expect((await ask(query)).status).toBe(400);
    expect((await ask({ folderId: '9Pu000000000000AAA' })).status).toBe(404);
    const buyer = await shop.signedIn('buyer@example.com', []);
    expect((await ask({}, buyer)).status).toBe(404);
    expect((await buyer.get(`${cms}/spaces/${spaceId}/authors`)).status).toBe(404);
  });
});
