import { reply, testClient } from '@relab/client/testing';
import { Redirect } from '@relab/pages';
import { expect, test } from 'vitest';
import { loadResults } from './results.ts';

test.each([
  ['1000', '?country=DE&page=208'],
  ['209', '?country=DE&page=208'],
  ['1e9', '?country=DE'],
])('page %s of a list leads to the last page that a search reaches', async (page, expected) => {
  const { client } = testClient({});
  const url = new URL(`https://relab.example/category/all?country=DE&page=${page}`);
  const error = await loadResults(client, url, {}).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(Redirect);
  expect(error).toMatchObject({ href: `/category/all${expected}` });
});

const sortRules = [
  { label: 'Best match', labelSuffix: null, sortOrder: 1, sortRuleId: 'best-match' },
  { label: 'Price', labelSuffix: 'LowHigh', sortOrder: 2, sortRuleId: 'price-asc' },
];

function load(query: string, page: ReturnType<typeof reply>) {
  const { client, fetch } = testClient({
    'GET /search/sort-rules': { sortRules },
    'GET /search/products': page,
  });
  const url = new URL(`https://relab.example/category/all${query}`);
  return { loaded: loadResults(client, url, {}), fetch };
}

const pageAt = (offset: number, count: number, more: Record<string, unknown> = {}) =>
  reply(200, { productsPage: { total: 9999, offset, products: Array(count).fill({}), ...more } });

test('a page token takes the place of the number, which follows from what is before it', async () => {
  const { loaded, fetch } = load('?country=DE&sort=price-asc&page-token=aB-9', pageAt(7003, 24));
  expect((await loaded).state).toMatchObject({ page: 292, pageToken: 'aB-9', sort: 'price-asc' });
  const { query } = fetch.requests.find(({ path }) => path.endsWith('/search/products')) ?? {};
  expect(query).toMatchObject({ pageToken: 'aB-9', pageSize: '24', sortRuleId: 'price-asc' });
  expect(query).not.toHaveProperty('page');
});

const refused = reply(400, [{ errorCode: 'INVALID_API_INPUT', message: 'no', fields: ['pageToken'] }]);

test.each([
  ['of another search, or a damaged one', '?country=DE&page-token=aB9', refused, '?country=DE'],
  ['that cannot be one', '?country=DE&page-token=%3Cb%3E', pageAt(0, 24), '?country=DE'],
  ['beside a number', '?page=3&page-token=aB9', pageAt(0, 24), '?page-token=aB9'],
  ['to the beginning of the list', '?country=DE&page-token=aB9', pageAt(0, 7), '?country=DE'],
  [
    'behind which nothing is left',
    '?country=DE&page-token=aB9',
    pageAt(6000, 0, { previousPageToken: 'cD8' }),
    '?country=DE&page-token=cD8',
  ],
])('a page token %s redirects', async (_, query, answer, expected) => {
  await expect(load(query, answer).loaded).rejects.toEqual(new Redirect(`/category/all${expected}`));
});

test('another failure of a search with a page token stays one', async () => {
  const answer = reply(400, [{ errorCode: 'INVALID_API_INPUT', message: 'no', fields: ['refinements'] }]);
  await expect(load('?page-token=aB9', answer).loaded).rejects.toMatchObject({ status: 400 });
});
