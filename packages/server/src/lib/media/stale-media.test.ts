import { expect, test } from 'vitest';
import { picture, setUpMedia } from './media.fixture.ts';
import { byteName } from './media-name.ts';
import { removeStale } from './stale-media.ts';

test('what was made of a version that is no more goes after a week', async () => {
  const one = picture('one');
  const { media, store } = await setUpMedia([one]);
  await media.file('one', { width: 100, format: 'webp' });
  await expect.poll(() => store.find(byteName(one, 'master.png'))).toBeDefined();
  const old = byteName({ key: 'one', version: 'before' }, '100.webp');
  await store.write(old, new Uint8Array([1]), 'image/webp');
  const sources = {
    async *all() {
      yield one;
    },
  };
  expect(await removeStale(store, sources)).toBe(0);
  const later = Date.now() + 8 * 24 * 3_600_000;
  expect(await removeStale(store, sources, AbortSignal.abort(), later)).toBe(0);
  expect(await removeStale(store, sources, undefined, later)).toBe(1);
  expect(await store.find(old)).toBeUndefined();
  expect(await store.find(byteName(one, '100.webp'))).toBeDefined();
  expect(await store.find(byteName(one, 'master.png'))).toBeDefined();
});
