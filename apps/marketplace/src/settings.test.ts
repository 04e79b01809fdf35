import { expect, test } from 'vitest';
import { readSettings, SettingError } from './settings.ts';

test('without a setting: port 3000 on this machine only, the embedded database, pictures ahead', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    databaseEngine: undefined,
    listings: undefined,
    preparePictures: true,
    trustProxy: false,
  });
});

test('the number of listings comes from the command line before the environment', () => {
  expect(readSettings({ RELAB_LISTINGS: '500' }, ['--listings', '100000']).listings).toBe(100_000);
  expect(readSettings({ RELAB_LISTINGS: '500' }).listings).toBe(500);
});

test.each([
  [{ PORT: 'http' }],
  [{ PORT: '70000' }],
  [{ PORT: '-1' }],
  [{ RELAB_LISTINGS: '1e9' }],
  [{ RELAB_DATABASE: 'oracle' }],
  [{ RELAB_PICTURES: 'maybe' }],
  [{ RELAB_URL: 'relab.example' }],
  [{ RELAB_URL: 'javascript:alert(1)' }],
])('%j is refused in one sentence that names the setting', (env) => {
  const [name = ''] = Object.keys(env);
  const expected = name === 'RELAB_LISTINGS' ? '--listings' : name;
  expect(() => readSettings(env)).toThrow(SettingError);
  expect(() => readSettings(env)).toThrow(expected);
});
