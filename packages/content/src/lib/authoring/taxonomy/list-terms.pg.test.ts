import type { TaxonomyTerm, TaxonomyTerms } from '@relab/contract/content';
import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { type TestBrowser, type TestResponse, type TestServer, testServer } from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishContent } from '../../seeding/publish-content.ts';
import { upsertTaxonomy } from '../../seeding/upsert-taxonomy.ts';

const path = '/services/data/v63.0/connect/cms/taxonomy-terms';

describe.each(testEngines)('the terms of an installation, on %s', (engine) => {
  let shop: TestServer;
  let author: TestBrowser;

  const ask = async (query: Readonly<Record<string, string>> = {}): Promise<TaxonomyTerms> => {
    const answer = await author.get(`${path}?${new URLSearchParams(query)}`);
    expect(answer.status).toBe(200);
    const schema = describedCalls.find(({ call }) => call.id === 'getTaxonomyTerms')?.responses[200];
    expect(schema?.safeParse(answer.body).error).toBeUndefined();
    return answer.body as TaxonomyTerms;
  };

  beforeAll(async () => {
    shop = await testServer(engine);
    await publishContent(shop.database, { site: { id: '0DM000000000001AAA', name: 'Shop' } });
    await upsertTaxonomy(shop.database, {
      name: 'topics',
      label: 'Topics',
      terms: [
        { name: 'lab', label: 'Laboratory' },
        { name: 'spin', label: 'Centrifuging', parent: 'lab' },
        { name: 'small', label: 'Small centrifuges', parent: 'spin' },
        { name: 'trade', label: 'Trade' },
      ],
    });
    await upsertTaxonomy(shop.database, { name: 'audience', label: 'Audience', terms: [] });
    author = await shop.signedIn('author@example.com', ['author']);
  });
  afterAll(() => shop.close());

  test('are walked level by level, from the taxonomies down', async () => {
    const top = await ask();
    expect(top.terms).toMatchObject([
      { label: 'Audience', isTaxonomy: true, hasChildTerms: false, pathLabel: 'Audience' },
      { label: 'Topics', isTaxonomy: true, hasChildTerms: true },
    ]);
    const first = await ask({ parentId: top.terms[1]?.id ?? '' });
    expect(first.terms).toMatchObject([
      { label: 'Laboratory', isTaxonomy: false, hasChildTerms: true, pathLabel: 'Topics / Laboratory' },
      { label: 'Trade', hasChildTerms: false },
    ]);
    const second = await ask({ parentId: first.terms[0]?.id ?? '' });
    expect(second.terms.map(({ pathLabel }) => pathLabel)).toEqual(['Topics / Laboratory / Centrifuging']);
  });

  test('are found by a part of their labels, with their paths, page by page', async () => {
    const found = await ask({ queryTerm: 'CENTRIFUG', pageSize: '1' });
    expect(found.terms.map(({ pathLabel }) => pathLabel)).toEqual(['Topics / Laboratory / Centrifuging']);
    const { body } = await author.get(found.nextPageUrl ?? '');
    expect(body).toMatchObject({
      nextPageUrl: null,
      terms: [{ pathLabel: 'Topics / Laboratory / Centrifuging / Small centrifuges' }],
    });
    expect((await ask({ queryTerm: '%' })).terms).toEqual([]);
  });

  test('are not there for who works in no space, nor below what is no term', async () => {
    const buyer = await shop.signedIn('buyer@example.com', []);
    expect((await buyer.get(path)).status).toBe(404);
    expect((await author.get(`${path}?parentId=0tT000000000000AAA`)).status).toBe(404);
  });
});

describe.each(testEngines)('terms that people write, on %s', (engine) => {
  let shop: TestServer;
  let administrator: TestBrowser;

  const follows = (callId: string, { status, body }: TestResponse): void => {
    const schema = describedCalls.find(({ call }) => call.id === callId)?.responses[status];
    expect(schema?.safeParse(body).error).toBeUndefined();
  };
  const create = async (label: string, parentId?: string): Promise<TaxonomyTerm> => {
    const answer = await administrator.post(path, { label, ...(parentId ? { parentId } : {}) });
    expect(answer.status).toBe(201);
    follows('createTaxonomyTerm', answer);
    return answer.body as TaxonomyTerm;
  };
  const rename = (id: string, label: string) => administrator.send('PATCH', `${path}/${id}`, { label });
  const remove = async (id: string) => (await administrator.send('DELETE', `${path}/${id}`)).status;
  const below = async (parentId: string) => {
    const { body } = await administrator.get(`${path}?parentId=${parentId}`);
    return (body as TaxonomyTerms).terms.map(({ label }) => label);
  };

  beforeAll(async () => {
    shop = await testServer(engine);
    await publishContent(shop.database, { site: { id: '0DM000000000001AAA', name: 'Shop' } });
    administrator = await shop.signedIn('administrator@example.com', ['administrator']);
  });
  afterAll(() => shop.close());

  test('a taxonomy is made, filled, renamed and emptied', async () => {
    const audience = await create('Audience');
    expect(audience).toMatchObject({ isTaxonomy: true, isEditable: true, hasChildTerms: false });
    const labs = await create('Laboratories', audience.id);
    const small = await create('Small ones', labs.id);
    expect(small).toMatchObject({ isTaxonomy: false, pathLabel: 'Audience / Laboratories / Small ones' });
    const renamed = await rename(labs.id, 'Labs');
    follows('updateTaxonomyTerm', renamed);
    expect(renamed.body).toMatchObject({ label: 'Labs', pathLabel: 'Audience / Labs' });
    expect((await rename(audience.id, 'Readers')).body).toMatchObject({ label: 'Readers' });
    expect(await remove(labs.id)).toBe(409);
    expect(await remove(audience.id)).toBe(409);
    for (const id of [small.id, labs.id, audience.id]) expect(await remove(id)).toBe(204);
    expect(await remove(audience.id)).toBe(404);
  });

  test('two terms beside each other do not have one label, in capitals or not', async () => {
    const taxonomy = await create('Places');
    const north = await create('North', taxonomy.id);
    await create('North', north.id);
    expect((await administrator.post(path, { label: 'NORTH', parentId: taxonomy.id })).status).toBe(409);
    const south = await create('South', taxonomy.id);
    expect((await rename(south.id, 'north')).status).toBe(409);
    expect((await rename(south.id, 'SOUTH')).status).toBe(200);
    expect(await below(taxonomy.id)).toEqual(['North', 'SOUTH']);
    expect((await administrator.post(path, { label: 'places' })).status).toBe(409);
    expect((await administrator.post(path, { label: ' ' })).status).toBe(400);
  });

  test('what the installation declares stays as it declares it', async () => {
    await upsertTaxonomy(shop.database, { name: 'own', label: 'Own', terms: [{ name: 'a', label: 'A' }] });
    const { body } = await administrator.get(path);
    const own = (body as TaxonomyTerms).terms.find(({ label }) => label === 'Own');
    const [term] = ((await administrator.get(`${path}?parentId=${own?.id}`)).body as TaxonomyTerms).terms;
    expect([own?.isEditable, term?.isEditable]).toEqual([false, false]);
    expect((await administrator.post(path, { label: 'B', parentId: own?.id })).status).toBe(409);
    expect((await rename(term?.id ?? '', 'B')).status).toBe(409);
    expect(await remove(term?.id ?? '')).toBe(409);
  });

  test('authors read them and write none', async () => {
    const taxonomy = await create('Read');
    const author = await shop.signedIn('author@example.com', ['author']);
    const { body } = await author.get(path);
    expect((body as TaxonomyTerms).terms.find(({ id }) => id === taxonomy.id)).toMatchObject({
      isEditable: false,
    });
    expect((await author.post(path, { label: 'Mine' })).status).toBe(403);
    expect((await author.send('DELETE', `${path}/${taxonomy.id}`)).status).toBe(403);
  });
});
