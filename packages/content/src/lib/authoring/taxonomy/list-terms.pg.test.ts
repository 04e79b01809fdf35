import type { TaxonomyTerms } from '@relab/contract/content';
import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { type TestBrowser, type TestServer, testServer } from '@relab/test-server';
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
