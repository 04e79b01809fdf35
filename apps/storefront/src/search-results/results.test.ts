import { testClient } from '@relab/client/testing';
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
