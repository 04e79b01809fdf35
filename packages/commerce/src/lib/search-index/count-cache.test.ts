import { expect, test } from 'vitest';
import { ListingColumns } from '../listing-columns/listing-columns.ts';
import type { Counted } from './count.ts';
import { CountCache } from './count-cache.ts';
import type { CountRequest } from './count-request.ts';

const request: CountRequest = {
  ...{ matches: null, visible: null, visiblePrices: null, priceRange: -1, within: null },
  ...{ choices: [], order: { by: 'newest', isDescending: true }, start: null, offset: 0, limit: 1 },
};

/** A cache whose counts end when the test says so. */
function openCache() {
  const counts: PromiseWithResolvers<Counted>[] = [];
  const cache = new CountCache({
    count: () => {
      const count = Promise.withResolvers<Counted>();
      counts.push(count);
      return count.promise;
    },
  });
  const columns = new ListingColumns({ distinct: 0, ranges: 0 });
  const get = (key = 'a') =>
    cache.get(
      key,
      () => columns.forCounting(),
      () => request,
    );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (at: number, total: number): Promise<void> => {
    counts[at]?.resolve({
      ...{ total, page: { places: [], offset: 0, ends: null }, distinct: [], spans: [] },
      ...{ categorySets: new Int32Array(0), withoutCategoryChoice: total },
    });
    await settled();
  };
  return { cache, counts, get, end, settled };
}

test('who needs the same count at the same time shares it, and who comes later has it from before', async () => {
  const { counts, get, end } = openCache();
  const both = [get(), get(), get('b')];
  await end(0, 7);
  await end(1, 8);
  expect(await Promise.all([...both, get()])).toMatchObject([
    { total: 7 },
    { total: 7 },
    { total: 8 },
    { total: 7 },
  ]);
  expect(counts).toHaveLength(2);
});

test('a count during which something was written is for those who waited for it alone', async () => {
  const { cache, counts, get, end } = openCache();
  const before = get();
  cache.written();
  const after = get();
  await end(0, 1);
  await end(1, 2);
  expect(await Promise.all([before, after, get()])).toMatchObject([{ total: 1 }, { total: 2 }, { total: 2 }]);
  expect(counts).toHaveLength(2);
});

test('after a disturbed count those who write wait for the next one, and for no other after it', async () => {
  const { cache, get, end, settled } = openCache();
  const disturbed = [get('a'), get('b')];
  cache.written();
  await end(0, 1);
  await end(1, 1);
  await Promise.all(disturbed);
  const whole = get('a');
  let isWriting = false;
  const written = cache.beforeWriting().then(() => {
    isWriting = true;
  });
  await settled();
  expect(isWriting).toBe(false);
  // Counted while others wait to write: they need not wait for this one too.
  const other = get('b');
  await end(2, 2);
  await written;
  cache.written();
  await end(3, 3);
  expect(await Promise.all([whole, other, get('a')])).toMatchObject([
    { total: 2 },
    { total: 3 },
    { total: 2 },
  ]);
});

test('a failure is not cached', async () => {
  const { counts, get, end } = openCache();
  const failed = get();
  counts[0]?.reject(new Error('busy'));
  await expect(failed).rejects.toThrow('busy');
  const next = get();
  await end(1, 3);
  expect(await next).toMatchObject({ total: 3 });
});

test('a count during which policies changed is made anew, and the third time those who write wait for it', async () => {
  const { cache, counts, get, end, settled } = openCache();
  const counted = get();
  for (const at of [0, 1]) {
    await cache.beforeWriting();
    cache.written({ policies: true });
    await end(at, at);
  }
  let isWriting = false;
  const written = cache.beforeWriting().then(() => {
    isWriting = true;
  });
  await settled();
  expect([counts.length, isWriting]).toEqual([3, false]);
  await end(2, 2);
  await written;
  expect(await counted).toMatchObject({ total: 2 });
});
