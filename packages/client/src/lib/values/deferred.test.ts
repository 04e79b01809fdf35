import { expect, test } from 'vitest';
import { createDeferred } from './deferred.ts';

test('a deferred promise is settled from outside, once', async () => {
  const good = createDeferred<number>();
  good.resolve(1);
  good.reject(new Error('too late'));
  await expect(good.promise).resolves.toBe(1);
  const bad = createDeferred<number>();
  bad.reject(new Error('no'));
  await expect(bad.promise).rejects.toThrow('no');
});

test('it follows a promise that it is resolved with', async () => {
  const { promise, resolve } = createDeferred<string>();
  resolve(Promise.resolve('later'));
  await expect(promise).resolves.toBe('later');
});
