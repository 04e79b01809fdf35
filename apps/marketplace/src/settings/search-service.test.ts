import { expect, test } from 'vitest';
import { readSettings, SettingError } from '../settings.ts';

test('listings are found in memory unless a service is set', () => {
  expect(readSettings({}).search).toBeUndefined();
  expect(readSettings({ RELAB_SEARCH_URL: 'https://relab:hunter2@search.example:9200' }).search).toEqual({
    url: 'https://relab:hunter2@search.example:9200/',
    prefix: 'relab',
  });
  const named = { RELAB_SEARCH_URL: 'http://127.0.0.1:9200/path', RELAB_SEARCH_PREFIX: 'shop-2' };
  expect(readSettings(named).search).toEqual({ url: 'http://127.0.0.1:9200/path', prefix: 'shop-2' });
});

test.each([
  ['no address', { RELAB_SEARCH_URL: 'hunter2.example' }],
  ['another protocol', { RELAB_SEARCH_URL: 'ftp://relab:hunter2@search.example' }],
  ['a query', { RELAB_SEARCH_URL: 'https://relab:hunter2@search.example/?a=b' }],
  [
    'a prefix that is no name',
    { RELAB_SEARCH_URL: 'https://relab:hunter2@s.example', RELAB_SEARCH_PREFIX: 'A*' },
  ],
  ['a prefix without a service', { RELAB_SEARCH_PREFIX: 'shop' }],
])('%s is rejected, and no secret repeated', (_, env) => {
  expect(() => readSettings(env)).toThrow(SettingError);
  expect(() => readSettings(env)).not.toThrow(/hunter2/);
});
