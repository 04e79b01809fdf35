import { expect, test } from 'vitest';
import { providersOf } from './index.ts';

const known = {
  content: ({ key }: Readonly<Record<string, unknown>>, name: string) => ({
    url: `/contents/${key}`,
    load: async () => ({ title: `Content ${key} as ${name}` }),
  }),
};

test('every provider of a view is made from its attributes, and knows its name', async () => {
  const { hero, sell } = providersOf(
    { hero: { definition: 'content', attributes: { key: 'a' } }, sell: { definition: 'content' } },
    known,
  );
  expect(hero?.url).toBe('/contents/a');
  await expect(hero?.load()).resolves.toEqual({ title: 'Content a as hero' });
  await expect(sell?.load()).resolves.toEqual({ title: 'Content undefined as sell' });
});

test.each([
  ['gone', { definition: 'gone' }],
  ['toString', { definition: 'toString' }],
  ['', 7],
  ['', { definition: ['content'] }],
])('one of the kind %j, which nobody knows, fails as it is loaded', async (kind, provider) => {
  const { grid } = providersOf({ grid: provider }, known);
  await expect(grid?.load()).rejects.toThrow(`There is no data provider "${kind}".`);
});

test.each([undefined, null, 'content', [], 4])('a view with %j for providers has none', (providers) => {
  expect(providersOf(providers, known)).toEqual({});
});
