import { expect, test } from 'vitest';
import { createStore } from './create-store.ts';
import { joinQuery } from './joined.ts';

test('what fails behind data that goes on to be shown leaves the whole the same object', () => {
  let time = 0;
  const store = createStore({ now: () => time });
  const parts = [store.query('one'), store.query('two')];
  const both = joinQuery(store, 'both', parts, (snapshots) => snapshots.map(({ data }) => data));
  for (const { key } of parts) store.publish(key, key, 1_000);
  const shown = both.read();
  expect(shown).toMatchObject({ state: 'Fulfilled', data: ['one', 'two'] });

  time = 1_000;
  store.fail('two', new Error('No network.'), 0);
  expect(both.read()).toMatchObject({ state: 'Stale', data: ['one', 'two'] });

  time = 1_001;
  for (const { key } of parts) store.publish(key, key, 1_000);
  expect(both.read().data).toBe(shown.data);
});
