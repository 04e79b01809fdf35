import { expect, test, vi } from 'vitest';
import { createStore } from './create-store.ts';

test('a listener that throws keeps nothing from the others, of its key or of another', async () => {
  const told = vi.fn();
  vi.stubGlobal('reportError', told);
  const store = createStore({ now: () => 0 });
  const failure = new Error('A bug of a component.');
  store.query('one').subscribe(() => {
    throw failure;
  });
  const others = [vi.fn(), vi.fn()];
  for (const [index, key] of ['one', 'two'].entries()) store.query(key).subscribe(others[index] ?? vi.fn());
  store.publish('one', 1, 1_000);
  store.publish('two', 2, 1_000);
  await Promise.resolve();
  vi.unstubAllGlobals();
  expect(told.mock.calls).toEqual([[failure]]);
  for (const other of others) expect(other).toHaveBeenCalledTimes(1);
});
