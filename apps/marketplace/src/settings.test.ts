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
    bucket: undefined,
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

test('files are kept in a bucket where all that it needs is set, and no key is ever repeated', () => {
  expect(readSettings({ AWS_ACCESS_KEY_ID: 'id-hidden' }).bucket).toBeUndefined();
  const set = {
    RELAB_MEDIA_S3_ENDPOINT: 'https://s3.eu-central-1.amazonaws.com',
    RELAB_MEDIA_S3_BUCKET: 'relab-media',
    AWS_ACCESS_KEY_ID: 'id-hidden',
    AWS_SECRET_ACCESS_KEY: 'secret-hidden',
  };
  expect(readSettings(set).bucket).toEqual({
    endpoint: 'https://s3.eu-central-1.amazonaws.com/',
    bucket: 'relab-media',
    region: 'us-east-1',
    accessKeyId: 'id-hidden',
    secretAccessKey: 'secret-hidden',
    sessionToken: undefined,
  });
  const more = { ...set, RELAB_MEDIA_S3_REGION: 'auto', AWS_SESSION_TOKEN: 'token' };
  expect(readSettings(more).bucket).toMatchObject({ region: 'auto', sessionToken: 'token' });
  const wrong: readonly Record<string, string>[] = [
    ...Object.keys(set).map((name) => ({ ...set, [name]: '' })),
    { ...set, RELAB_MEDIA_S3_ENDPOINT: 's3.example' },
    { ...set, RELAB_MEDIA_S3_ENDPOINT: 'https://id:hidden@s3.example' },
    { ...set, RELAB_MEDIA_S3_ENDPOINT: 'file:///tmp' },
    { ...set, RELAB_MEDIA_S3_BUCKET: 'a/b' },
  ];
  for (const env of wrong) {
    expect(() => readSettings(env)).toThrow(SettingError);
    expect(() => readSettings(env)).toThrow(/^(?!.*hidden).*(?:RELAB_MEDIA_S3|AWS)/);
  }
});
