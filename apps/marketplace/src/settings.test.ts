import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultQuotas } from '@relab/server/identity';
import { expect, onTestFinished, test } from 'vitest';
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
    staffEmail: undefined,
    bucket: undefined,
    retention: { analytics: 13, 'record-history': 730, 'user-carts': 365, 'content-versions': 1_095 },
    previewHours: 24,
    quoteFormUrl: '/sell',
    unconfirmedBuyers: {
      orderTotal: 1_000_00,
      ordersPerNetwork: 10,
      ordersPerEmail: 5,
      confirmableHours: 24,
      reservations: { listings: 20, units: 10, seconds: 3_600, secondsPerDay: 14_400 },
    },
    quotas: defaultQuotas,
    loadLimits: { loopDelay: 1_000, memory: 0.9, waiting: 500 },
    observation: {
      logFormat: 'text',
      logsRequests: false,
      slowStatement: undefined,
      metrics: undefined,
      traces: undefined,
    },
    shopLimits: { carts: { perNetwork: 500, perUser: 100 }, approvalReservationDays: 7 },
  });
});

test('jobs are worked on by the processes that serve pages, unless they are left to workers', () => {
  expect(readSettings({})).toMatchObject({ worksOnJobs: true, isWorker: false });
  expect(readSettings({ RELAB_JOBS: 'no' })).toMatchObject({ worksOnJobs: false, isWorker: false });
  expect(readSettings({}, ['--worker'])).toMatchObject({ isWorker: true });
  expect(() => readSettings({ RELAB_JOBS: 'some' })).toThrow(/RELAB_JOBS/);
});

test('the number of listings comes from the command line before the environment', () => {
  expect(readSettings({ RELAB_LISTINGS: '500' }, ['--listings', '100000']).listings).toBe(100_000);
  expect(readSettings({ RELAB_LISTINGS: '500' }).listings).toBe(500);
});

test.each([
  [{ PORT: 'http' }],
  [{ PORT: '70000' }],
  [{ PORT: '-1' }],
  [{ PORT: '0', RELAB_PROCESSES: '2' }],
  [{ RELAB_PROCESSES: '17' }],
  [{ RELAB_LISTINGS: '1e9' }],
  [{ RELAB_DATABASE: 'oracle' }],
  [{ RELAB_DATABASE_POOL: '0' }],
  [{ RELAB_REPLICA_MAX_LAG: '0' }],
  [{ RELAB_REPLICA_MAX_LAG: '301' }],
  [{ RELAB_DATABASE_PREPARED: 'maybe' }],
  [{ RELAB_STATEMENT_TIMEOUT: '0' }],
  [{ RELAB_PICTURES: 'maybe' }],
  [{ RELAB_LOG: 'xml' }],
  [{ RELAB_ACCESS_LOG: 'sometimes' }],
  [{ RELAB_SLOW_STATEMENT: '0' }],
  [{ RELAB_METRICS_PORT: '65536' }],
  [{ RELAB_LOAD_SHEDDING: 'off' }],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' }],
  [{ OTEL_TRACES_SAMPLER_ARG: '2', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'key', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }],
  [{ RELAB_MAX_LOOP_DELAY: '49' }],
  [{ RELAB_MAX_MEMORY: '100' }],
  [{ RELAB_MAX_WAITING: '9' }],
  [{ RELAB_ANALYTICS_MONTHS: '14' }],
  [{ RELAB_USER_CART_DAYS: '-1' }],
  [{ RELAB_JOB_DAYS: '0' }],
  [{ RELAB_ACTIVITY_DAYS: '-1' }],
  [{ RELAB_PREVIEW_HOURS: '721' }],
  [{ RELAB_PREVIEW_HOURS: '0' }],
  [{ RELAB_UNCONFIRMED_ORDER_LIMIT: '1.5' }],
  [{ RELAB_ORDERS_PER_HOUR: '0' }],
  [{ RELAB_UNCONFIRMED_RECORDS: 'some' }],
  [{ RELAB_UNCONFIRMED_UPLOADS: '-1' }],
  [{ RELAB_UPLOADS: '1.5' }],
  [{ RELAB_DRAIN_SECONDS: '61' }],
  [{ RELAB_MEDIA_FOLDER: 'media' }],
  [{ RELAB_SECRET: 'short' }],
  [{ RELAB_RESERVED_LISTINGS: 'all' }],
  [{ RELAB_QUOTE_FORM_URL: 'http://forms.example/quote' }],
  [{ RELAB_QUOTE_FORM_URL: '//forms.example/quote' }],
  [{ RELAB_QUOTE_FORM_URL: '/\\\\forms.example' }],
  [{ RELAB_QUOTE_FORM_URL: 'https://' }],
  [{ RELAB_STAFF_EMAIL: 'office' }],
  [{ RELAB_STAFF_EMAIL: 'a@b.example, c@d.example' }],
  [{ RELAB_GUEST_CARTS: '0' }],
  [{ RELAB_USER_CARTS: 'many' }],
  [{ RELAB_APPROVAL_DAYS: '91' }],
  [{ RELAB_URL: 'relab.example' }],
  [{ RELAB_URL: 'javascript:alert(1)' }],
])('%j is refused in one sentence that names the setting', (env) => {
  const [name = ''] = Object.keys(env);
  const expected = name === 'RELAB_LISTINGS' ? '--listings' : name;
  expect(() => readSettings(env)).toThrow(SettingError);
  expect(() => readSettings(env)).toThrow(expected);
});

test.each(['https://forms.example/quote?from=relab', '/guides/selling'])(
  'X-49: sellers are led to %s where that is set',
  (RELAB_QUOTE_FORM_URL) => {
    expect(readSettings({ RELAB_QUOTE_FORM_URL }).quoteFormUrl).toBe(RELAB_QUOTE_FORM_URL);
  },
);

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

test('cards are taken where a service is set, and never without the secret that signs its messages', () => {
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

test('VAT numbers are checked with VIES only where the setting says so, at the public address or another', () => {
  expect(readSettings({}).vies).toBeUndefined();
  expect(readSettings({ RELAB_VIES: 'off' }).vies).toBeUndefined();
  expect(readSettings({ RELAB_VIES: 'on' }).vies).toEqual({});
  expect(readSettings({ RELAB_VIES: 'http://localhost:4001/check' }).vies).toEqual({
    url: 'http://localhost:4001/check',
  });
  for (const RELAB_VIES of ['yes', 'ftp://vies.example', 'https://user:secret@vies.example']) {
    expect(() => readSettings({ RELAB_VIES })).toThrow(/^(?!.*secret).*RELAB_VIES/);
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

test('every secret may stand in a file, with or without a line end', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'relab-settings-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  const key = 'k'.repeat(40);
  const settings = readSettings({
    RELAB_SECRET_FILE: await file('secret', `${key}\n`),
    DATABASE_URL_FILE: await file('database', 'postgresql://user:hidden@db/relab\n'),
    DATABASE_READ_URL_FILE: await file('standby', 'postgresql://user:hidden@standby/relab'),
    RELAB_SMTP_FILE: await file('smtp', 'smtp://user:hidden@mail.example:587'),
    RELAB_MAIL_FROM: 'orders@shop.example',
    RELAB_STRIPE_KEY_FILE: await file('stripe', 'sk_hidden'),
    RELAB_STRIPE_WEBHOOK_SECRET_FILE: await file('webhook', 'whsec_hidden'),
    RELAB_MEDIA_S3_ENDPOINT: 'https://s3.example',
    RELAB_MEDIA_S3_BUCKET: 'relab-media',
    AWS_ACCESS_KEY_ID_FILE: await file('id', 'id-hidden'),
    AWS_SECRET_ACCESS_KEY_FILE: await file('key', 'secret-hidden'),
    AWS_SESSION_TOKEN_FILE: await file('token', 'token-hidden'),
  });
  expect(settings).toMatchObject({
    secret: key,
    databaseUrl: 'postgresql://user:hidden@db/relab',
    replica: { url: 'postgresql://user:hidden@standby/relab' },
    mail: { url: 'smtp://user:hidden@mail.example:587' },
    stripe: { key: 'sk_hidden', webhookSecret: 'whsec_hidden' },
    bucket: { accessKeyId: 'id-hidden', secretAccessKey: 'secret-hidden', sessionToken: 'token-hidden' },
  });

  const wrong: readonly Record<string, string>[] = [
    { RELAB_SECRET_FILE: join(folder, 'missing') },
    { RELAB_SECRET_FILE: folder },
    { RELAB_SECRET_FILE: await file('empty', '\n') },
    { RELAB_SECRET_FILE: await file('short', 'hidden') },
    { RELAB_SECRET_FILE: join(folder, 'secret'), RELAB_SECRET: 'hidden'.repeat(10) },
    { RELAB_SMTP_FILE: await file('no-smtp', 'https://user:hidden@mail.example') },
  ];
  for (const env of wrong) {
    expect(() => readSettings(env), JSON.stringify(env)).toThrow(SettingError);
    expect(() => readSettings(env)).toThrow(/^(?!.*hidden).*RELAB_S/);
  }
});

test('uploads and pictures are in the data folder, or in one that several processes share', () => {
  expect(readSettings({ RELAB_DATA: '/srv/one' }).mediaFolder).toBe('/srv/one');
  const shared = { RELAB_DATA: '/srv/one', RELAB_MEDIA_FOLDER: '/mnt/media' };
  expect(readSettings(shared).mediaFolder).toBe('/mnt/media');
  const both = { ...shared, RELAB_MEDIA_S3_BUCKET: 'relab-media' };
  expect(() => readSettings(both)).toThrow('RELAB_MEDIA_FOLDER and RELAB_MEDIA_S3_BUCKET are both set');
});

test('requests are accepted for a while after SIGTERM only where a proxy must learn of it', () => {
  expect(readSettings({}).drainDelay).toBe(0);
  expect(readSettings({ RELAB_TRUST_PROXY: 'yes' }).drainDelay).toBe(5000);
  expect(readSettings({ RELAB_TRUST_PROXY: 'yes', RELAB_DRAIN_SECONDS: '0' }).drainDelay).toBe(0);
  expect(readSettings({ RELAB_DRAIN_SECONDS: '12' }).drainDelay).toBe(12_000);
});

test('pool size and time limits come from the environment, in seconds', () => {
  expect(readSettings({})).toMatchObject({
    databasePool: undefined,
    preparedStatements: undefined,
    timeLimits: { statement: 5_000, jobStatement: 300_000, connection: 5_000, idleTransaction: 60_000 },
  });
  const env = { RELAB_DATABASE_POOL: '20', RELAB_DATABASE_PREPARED: 'no', RELAB_STATEMENT_TIMEOUT: '2' };
  expect(readSettings(env)).toMatchObject({
    databasePool: 20,
    preparedStatements: false,
    timeLimits: { statement: 2_000 },
  });
});

test('a standby is read from with the database of its own alone, and may be some seconds behind', () => {
  const servers = { DATABASE_URL: 'postgresql://db/relab', DATABASE_READ_URL: 'postgresql://standby/relab' };
  expect(readSettings({ DATABASE_URL: servers.DATABASE_URL }).replica).toBeUndefined();
  expect(readSettings(servers).replica).toEqual({ url: servers.DATABASE_READ_URL, maxLag: 5_000 });
  expect(readSettings({ ...servers, RELAB_REPLICA_MAX_LAG: '60' }).replica).toMatchObject({ maxLag: 60_000 });
  expect(() => readSettings({ DATABASE_READ_URL: servers.DATABASE_READ_URL })).toThrow(
    /^DATABASE_READ_URL names a standby of the database at DATABASE_URL, which is not set\./,
  );
});

test('what a new account may make and store is set in records a day and megabytes', () => {
  const { quotas } = readSettings({
    RELAB_UNCONFIRMED_RECORDS: '5',
    RELAB_UNCONFIRMED_UPLOADS: '2',
    RELAB_UPLOADS: '500',
  });
  expect(quotas.unconfirmed).toMatchObject({ recordsPerDay: 5, bytes: 2_000_000 });
  expect(quotas.confirmed).toMatchObject({ recordsPerDay: 200, bytes: 500_000_000 });
});
