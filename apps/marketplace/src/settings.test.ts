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
    mail: undefined,
    analyticsMonths: 13,
    previewHours: 24,
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
  [{ RELAB_ANALYTICS_MONTHS: '14' }],
  [{ RELAB_PREVIEW_HOURS: '721' }],
  [{ RELAB_PREVIEW_HOURS: '0' }],
  [{ RELAB_URL: 'relab.example' }],
  [{ RELAB_URL: 'javascript:alert(1)' }],
])('%j is refused in one sentence that names the setting', (env) => {
  const [name = ''] = Object.keys(env);
  const expected = name === 'RELAB_LISTINGS' ? '--listings' : name;
  expect(() => readSettings(env)).toThrow(SettingError);
  expect(() => readSettings(env)).toThrow(expected);
});

test('mail is sent by a service where one is named, with whom it is from', () => {
  const RELAB_SMTP = 'smtp://user:secret@mail.example:587';
  for (const RELAB_MAIL_FROM of ['orders@shop.example', 'Shop <orders@shop.example>']) {
    expect(readSettings({ RELAB_SMTP, RELAB_MAIL_FROM }).mail).toEqual({
      url: RELAB_SMTP,
      from: RELAB_MAIL_FROM,
    });
  }
  for (const RELAB_MAIL_FROM of [
    undefined,
    'Shop',
    'a@b.example, c@d.example',
    'a@b.example\r\nBcc: x@y.example',
  ]) {
    expect(() => readSettings({ RELAB_SMTP, RELAB_MAIL_FROM })).toThrow('RELAB_MAIL_FROM must say');
  }
  const refused = () => readSettings({ RELAB_SMTP: 'https://user:secret@mail.example' });
  expect(refused).toThrow(SettingError);
  expect(refused).toThrow(/^(?!.*secret).*RELAB_SMTP/);
});

test('cards are taken where a service is set, and never without what its messages are believed by', () => {
  expect(readSettings({}).stripe).toBeUndefined();
  const set = { RELAB_STRIPE_KEY: 'sk_secret', RELAB_STRIPE_WEBHOOK_SECRET: 'whsec_secret' };
  expect(readSettings(set).stripe).toEqual({
    key: 'sk_secret',
    webhookSecret: 'whsec_secret',
    url: undefined,
  });
  expect(readSettings({ ...set, RELAB_STRIPE_URL: 'http://localhost:4000' }).stripe?.url).toBe(
    'http://localhost:4000',
  );
  for (const wrong of [{ RELAB_STRIPE_KEY: 'sk_secret' }, { ...set, RELAB_STRIPE_URL: 'stripe' }]) {
    const refused = () => readSettings(wrong);
    expect(refused).toThrow(SettingError);
    expect(refused).toThrow(/^(?!.*secret).*RELAB_STRIPE/);
  }
});
