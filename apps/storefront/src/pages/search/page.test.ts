import { reply, testClient } from '@relab/client/testing';
import { Redirect } from '@relab/pages';
import { expect, test } from 'vitest';
import type { PageContext } from '../../page.ts';
import { page } from './page.tsx';
import { readTerm } from './search-term.ts';

const found = { productsPage: { total: 30, products: [], currencyIsoCode: 'EUR', pageSize: 24 } };
const sortRules = [
  { label: 'Best match', labelSuffix: null, sortOrder: 1, sortRuleId: 'best-match' },
  { label: 'Price', labelSuffix: 'LowHigh', sortOrder: 2, sortRuleId: 'price-asc' },
];

function load(path: string, term = '') {
  const { client, fetch } = testClient({
    'GET /search/sort-rules': { sortRules },
    'GET /search/products': reply(200, found),
  });
  const context = { client, params: { term }, url: new URL(path, 'https://relab.example') };
  return { loaded: page.load(context as unknown as PageContext), fetch };
}

test('S-068 the term of the search form becomes part of the path', async () => {
  await expect(load('/global-search?term=5810+R%2F2').loaded).rejects.toEqual(
    new Redirect('/global-search/5810%20R%2F2'),
  );
});

test('without a term nothing is searched', async () => {
  const { loaded, fetch } = load('/global-search');
  expect(await loaded).toEqual({ term: '', results: null });
  expect(fetch.requests).toEqual([]);
});

test('the address determines the requested results', async () => {
  const { loaded, fetch } = load('/global-search/ika?condition=Refurbished&sort=price-asc&page=2', 'ika');
  await loaded;
  const { query } = fetch.requests.find(({ path }) => path.endsWith('/search/products')) ?? {};
  expect(query).toMatchObject({ searchTerm: 'ika', page: '1', pageSize: '24', sortRuleId: 'price-asc' });
  expect(JSON.parse(atob(query?.refinements ?? ''))).toEqual([
    { nameOrId: 'Condition__c', values: ['Refurbished'] },
  ]);
});

test('an unknown sort order is the default one', async () => {
  const { loaded, fetch } = load('/global-search/ika?sort=by-magic', 'ika');
  await loaded;
  expect(fetch.requests.at(-1)?.query).not.toHaveProperty('sortRuleId');
});

test('a filter form that the browser sent by itself leaves no empty parameters in the address', async () => {
  const sent = '/global-search/ika?price-from=&price-to=900&condition=Used+%2B&year-from=&sort=&from=mail';
  const { loaded, fetch } = load(sent, 'ika');
  await expect(loaded).rejects.toEqual(
    new Redirect('/global-search/ika?price-to=900&condition=Used+%2B&from=mail'),
  );
  expect(fetch.requests).toEqual([]);
  await expect(load('/global-search/ika?price-from=&sort=', 'ika').loaded).rejects.toEqual(
    new Redirect('/global-search/ika'),
  );
});

test('a page beyond the last of the results leads to the last', async () => {
  await expect(load('/global-search/ika?country=DE&page=9', 'ika').loaded).rejects.toEqual(
    new Redirect('/global-search/ika?country=DE&page=2'),
  );
});

test.each([
  ['  5810   R ', '5810 R'],
  ['a\u0000b\nc', 'a b c'],
  ['x'.repeat(300), 'x'.repeat(100)],
])('%j is searched for as it can be', (typed, term) => {
  expect(readTerm(typed)).toBe(term);
});
