import { expect, test } from 'vitest';
import { loadProviders } from './index.ts';

const loaders = {
  content: async ({ key }: Readonly<Record<string, unknown>>) => ({ title: `Content ${key}` }),
  broken: async () => {
    throw Object.assign(new Error('Gone'), { url: '/contents/x' });
  },
};

test('every provider is asked with its attributes, and known by its name', async () => {
  const providers = {
    hero: { definition: 'content', attributes: { key: 'a' } },
    sell: { definition: 'content' },
  };
  expect(await loadProviders(providers, loaders)).toEqual({
    data: { hero: { title: 'Content a' }, sell: { title: 'Content undefined' } },
    failures: [],
  });
});

test('S-254 failures are collected as provider name, URL and reason, and the others are there', async () => {
  const providers = {
    hero: { definition: 'content', attributes: { key: 'a' } },
    grid: { definition: 'broken' },
    rate: { definition: 'toString' },
    none: 7,
  };
  const { data, failures } = await loadProviders(providers, loaders);
  expect(data).toEqual({ hero: { title: 'Content a' }, grid: null, rate: null, none: null });
  expect(failures).toContainEqual({ name: 'grid', url: '/contents/x', reason: 'Gone' });
  expect(failures.map(({ name }) => name).sort()).toEqual(['grid', 'none', 'rate']);
});

test.each([undefined, null, 'content', [], 4])('a view with %j for providers has none', async (providers) => {
  expect(await loadProviders(providers, loaders)).toEqual({ data: {}, failures: [] });
});
