import { expect, test } from 'vitest';
import { readSettings, SettingError } from '../settings.ts';

test('there is no language model unless one is set', () => {
  expect(readSettings({}).assist).toBeUndefined();
  expect(
    readSettings({ RELAB_ASSIST_URL: 'https://llm.example/v1/chat/completions', RELAB_ASSIST_MODEL: 'small' })
      .assist,
  ).toEqual({ url: 'https://llm.example/v1/chat/completions', model: 'small', key: undefined });
  expect(
    readSettings({ RELAB_ASSIST_URL: 'http://localhost:8080/', RELAB_ASSIST_MODEL: 'm' }).assist?.url,
  ).toBe('http://localhost:8080/');
});

test.each([
  ['no address', { RELAB_ASSIST_URL: 'llm.example', RELAB_ASSIST_MODEL: 'm' }],
  ['an open line', { RELAB_ASSIST_URL: 'http://llm.example/', RELAB_ASSIST_MODEL: 'm' }],
  [
    'a host that only begins like this machine',
    { RELAB_ASSIST_URL: 'http://localhost.evil.example/', RELAB_ASSIST_MODEL: 'm' },
  ],
  [
    'a password in the address',
    { RELAB_ASSIST_URL: 'https://a:hunter2@llm.example/', RELAB_ASSIST_MODEL: 'm' },
  ],
  ['no model', { RELAB_ASSIST_URL: 'https://llm.example/' }],
  ['a key without a service', { RELAB_ASSIST_KEY: 'hunter2' }],
])('%s is rejected, and no secret repeated', (_, env) => {
  expect(() => readSettings(env)).toThrow(SettingError);
  expect(() => readSettings(env)).not.toThrow(/hunter2/);
});
