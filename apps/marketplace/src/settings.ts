import { join, resolve } from 'node:path';

/** What an operator can set; each is described in the README's table. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The address visitors use, for canonical links and mails; what the server listens on unless told otherwise. */
  readonly publicUrl: string | undefined;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly databaseEngine: 'embedded' | 'pglite' | undefined;
  /** How many listings the catalogue is filled up to; undefined is the curated shop. */
  readonly listings: number | undefined;
  /** Whether pictures are made ahead, or only when asked for. */
  readonly preparePictures: boolean;
  /** Whether a proxy in front says who asks. */
  readonly trustProxy: boolean;
  /** The service that sends mail, and whom it is from; mail is written to files without it. */
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  /** Where files and pictures are kept, beside the database; in the data folder without it. */
  readonly bucket:
    | {
        readonly endpoint: string;
        readonly bucket: string;
        readonly region: string;
        readonly accessKeyId: string;
        readonly secretAccessKey: string;
        readonly sessionToken: string | undefined;
      }
    | undefined;
  /** For how many months it is kept what visitors who agreed did on the pages. */
  readonly analyticsMonths: number;
  /** For how many hours a link to a preview of content shows it. */
  readonly previewHours: number;
  /** The service that takes cards; none are taken without it. */
  readonly stripe:
    | { readonly key: string; readonly webhookSecret: string; readonly url: string | undefined }
    | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used; its message is the one sentence that the operator reads. */
export class SettingError extends Error {}

function wholeNumber(
  name: string,
  text: string | undefined,
  lowest: number,
  highest: number,
): number | undefined {
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < lowest || value > highest) {
    throw new SettingError(`${name} must be a whole number from ${lowest} to ${highest}; it is "${text}".`);
  }
  return value;
}

function oneOf<const Choice extends string>(
  name: string,
  text: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  if (text === undefined || text === '') return undefined;
  const choice = choices.find((known) => known === text);
  if (choice === undefined)
    throw new SettingError(`${name} must be one of ${choices.join(', ')}; it is "${text}".`);
  return choice;
}

function publicUrl(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new SettingError(`RELAB_URL must be an address such as https://relab.example; it is "${text}".`);
  }
  return url.origin;
}

/** The address of the service is not repeated: it may hold a password. */
function mailService(url: string | undefined, from: string | undefined): Settings['mail'] {
  if (!url) return undefined;
  const parsed = URL.parse(url);
  if (!parsed || !/^smtps?:$/.test(parsed.protocol) || parsed.hostname === '') {
    throw new SettingError('RELAB_SMTP must be an address such as smtp://user:password@mail.example:587.');
  }
  if (!from || !/^(?:[^<>\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/.test(from)) {
    throw new SettingError(
      `RELAB_MAIL_FROM must say whom mail is from, such as "Shop <orders@shop.example>"; it is "${from ?? ''}".`,
    );
  }
  return { url, from };
}

/** Neither the key nor the secret is repeated. */
function cardService(
  key: string | undefined,
  webhookSecret: string | undefined,
  url: string | undefined,
): Settings['stripe'] {
  if (!key) return undefined;
  if (!webhookSecret) {
    throw new SettingError(
      'RELAB_STRIPE_WEBHOOK_SECRET must be set with RELAB_STRIPE_KEY: without it no payment can be believed.',
    );
  }
  if (url && !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    throw new SettingError(
      `RELAB_STRIPE_URL must be an address such as https://api.stripe.com; it is "${url}".`,
    );
  }
  return { key, webhookSecret, url: url || undefined };
}

const bucketNames = ['RELAB_MEDIA_S3_ENDPOINT', 'RELAB_MEDIA_S3_BUCKET'] as const;
const keyNames = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;

/** The keys have the names that every tool of these services reads. Neither is repeated. */
function bucketService(env: Environment): Settings['bucket'] {
  const [endpoint, bucket] = bucketNames.map((name) => env[name] || undefined);
  if (endpoint === undefined && bucket === undefined) return undefined;
  const missing = [...bucketNames, ...keyNames].find((name) => !env[name]);
  if (missing !== undefined || endpoint === undefined || bucket === undefined) {
    throw new SettingError(
      `${missing} must be set as well: files are kept in a bucket with all of ${[...bucketNames, ...keyNames].join(', ')}.`,
    );
  }
  const url = URL.parse(endpoint);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '') {
    throw new SettingError(
      'RELAB_MEDIA_S3_ENDPOINT must be the address of the service without bucket and keys, such as https://s3.eu-central-1.amazonaws.com.',
    );
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new SettingError(
      `RELAB_MEDIA_S3_BUCKET must be the name of a bucket, such as relab-media; it is "${bucket}".`,
    );
  }
  return {
    endpoint: url.href,
    bucket,
    region: env.RELAB_MEDIA_S3_REGION || 'us-east-1',
    accessKeyId: env.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.AWS_SECRET_ACCESS_KEY ?? '',
    sessionToken: env.AWS_SESSION_TOKEN || undefined,
  };
}

export function readSettings(env: Environment, args: readonly string[] = []): Settings {
  const listed = args.indexOf('--listings');
  return {
    port: wholeNumber('PORT', env.PORT, 0, 65_535) ?? 3000,
    host: env.HOST || '127.0.0.1',
    publicUrl: publicUrl(env.RELAB_URL),
    dataFolder: resolve(env.RELAB_DATA || join(import.meta.dirname, '../../../.data')),
    databaseUrl: env.DATABASE_URL || undefined,
    databaseEngine: oneOf('RELAB_DATABASE', env.RELAB_DATABASE, ['embedded', 'pglite']),
    listings: wholeNumber(
      '--listings',
      (listed < 0 ? undefined : args[listed + 1]) ?? env.RELAB_LISTINGS,
      1,
      1_000_000,
    ),
    preparePictures: oneOf('RELAB_PICTURES', env.RELAB_PICTURES, ['ahead', 'on-demand']) !== 'on-demand',
    trustProxy: oneOf('RELAB_TRUST_PROXY', env.RELAB_TRUST_PROXY, ['yes', 'no']) === 'yes',
    mail: mailService(env.RELAB_SMTP, env.RELAB_MAIL_FROM),
    bucket: bucketService(env),
    analyticsMonths: wholeNumber('RELAB_ANALYTICS_MONTHS', env.RELAB_ANALYTICS_MONTHS, 1, 13) ?? 13,
    previewHours: wholeNumber('RELAB_PREVIEW_HOURS', env.RELAB_PREVIEW_HOURS, 1, 720) ?? 24,
    stripe: cardService(env.RELAB_STRIPE_KEY, env.RELAB_STRIPE_WEBHOOK_SECRET, env.RELAB_STRIPE_URL),
  };
}
