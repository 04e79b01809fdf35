import { expect, test } from 'vitest';
import { createTickShare, endOfTick } from './tick-share.ts';

test('what is asked for in one tick is done once, and again in the next', async () => {
  const share = createTickShare<number>();
  const owner = {};
  let done = 0;
  const work = async () => ++done;
  expect(await Promise.all([share(owner, 'a', work), share(owner, 'a', work)])).toEqual([1, 1]);
  expect(await share(owner, 'a', work)).toBe(2);
});

test('other keys and owners share nothing', async () => {
  const share = createTickShare<string>();
  const owner = {};
  const results = [
    share(owner, 'a', async () => 'one'),
    share(owner, 'b', async () => 'two'),
    share({}, 'a', async () => 'three'),
  ];
  expect(await Promise.all(results)).toEqual(['one', 'two', 'three']);
});

test('who asks while the work is under way is not given its result', async () => {
  const share = createTickShare<string>();
  const owner = {};
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<string>();
  const first = share(owner, 'a', () => {
    begun.resolve();
    return end.promise;
  });
  await begun.promise;
  const second = share(owner, 'a', async () => 'new');
  expect(await second).toBe('new');
  end.resolve('old');
  expect(await first).toBe('old');
});

test('a failure is told to all, and forgotten', async () => {
  const share = createTickShare<string>();
  const owner = {};
  const failing = () => Promise.reject(new Error('away'));
  const both = await Promise.allSettled([share(owner, 'a', failing), share(owner, 'a', failing)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await endOfTick();
  expect(await share(owner, 'a', async () => 'there')).toBe('there');
});
