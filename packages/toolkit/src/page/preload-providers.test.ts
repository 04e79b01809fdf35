import { expect, test } from 'vitest';
import { preloadProviders } from './index.ts';

const loaders = {
  content: async ({ key }: Readonly<Record<string, unknown>>) => ({ title: `Content ${key}` }),
  broken: async () => {
    throw Object.assign(new Error('Gone'), { url: '/contents/x' });
  },
};

test('answers what all providers do', async () => {
  const providers = { hero: { definition: 'content', attributes: { key: 'a' } } };
  expect(await preloadProviders(providers, loaders)).toEqual({ hero: { title: 'Content a' } });
});

test('S-255 rejects with a JSON list of all that failed, once the others are asked', async () => {
  const providers = {
    hero: { definition: 'broken' },
    text: { definition: 'content' },
    foot: { definition: 'gone' },
  };
  const error = await preloadProviders(providers, loaders).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  const listed = JSON.parse(error instanceof Error ? error.message : '') as { readonly name: string }[];
  expect(listed).toHaveLength(2);
  expect(listed).toContainEqual({ name: 'hero', url: '/contents/x', reason: 'Gone' });
  expect(listed).toContainEqual({ name: 'foot', reason: 'There is no data provider "gone".' });
});
