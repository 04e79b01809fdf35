import { join, resolve } from 'node:path';
import type { UnconfirmedBuyerLimits } from '@relab/commerce';
import type { Quotas } from '@relab/server/identity';
import type { LoadLimits } from '@relab/server/load';
import { type RetentionPeriods, retentionPeriods } from './privacy/retention-periods.ts';
import { accountQuotas } from './settings/account-quotas.ts';
import { type AssistService, assistService } from './settings/assist-service.ts';
import { type BackupSchedule, backupSchedule } from './settings/backup-schedule.ts';
import { type CardService, cardService } from './settings/card-service.ts';
import { type DatabaseUse, databaseUse } from './settings/database-use.ts';
import { loadLimits } from './settings/load-limits.ts';
import { emailAddress, type MailService, mailService } from './settings/mail-service.ts';
import { type Bucket, bucketService, mediaFolder } from './settings/media-store.ts';
import { type ObservationSettings, observationSettings } from './settings/observation.ts';
import { quoteFormUrl } from './settings/quote-form.ts';
import { type Environment, oneOf, publicUrl, wholeNumber } from './settings/read-value.ts';
import { type SearchService, searchService } from './settings/search-service.ts';
import { installationSecret, withSecretFiles } from './settings/secrets.ts';
import { SettingError } from './settings/setting-error.ts';
import { type ShopLimits, shopLimits } from './settings/shop-limits.ts';
import { unconfirmedBuyers } from './settings/unconfirmed-buyers.ts';
import { type Upstream, upstreamServer } from './settings/upstream.ts';
import { type VatNumberChecks, vatNumberChecks } from './settings/vat-number-checks.ts';

export { SettingError };

/** What an operator can set; each is described in `docs/settings.md`. */
export interface Settings extends DatabaseUse {
  /** How many processes share the port. */
  readonly processes: number;
  /** Which of several this one is, from 1; undefined where it is alone, or the one that keeps the others running. */
  readonly processNumber: number | undefined;
  /** Whether this process only works on jobs (`npm run worker`). */
  readonly isWorker: boolean;
  /** Whether a process that serves pages works on jobs as well. */
  readonly worksOnJobs: boolean;
  readonly observation: ObservationSettings;
  /** From where on a process answers 503 to some; never without it. */
  readonly loadLimits: LoadLimits | undefined;
  readonly port: number;
  readonly host: string;
  /** The address visitors use, for canonical links and mails; the one it listens on by default. */
  readonly publicUrl: string | undefined;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly databaseEngine: 'embedded' | 'pglite' | undefined;
  /** How many listings the catalogue is filled up to; undefined is the curated shop. */
  readonly listings: number | undefined;
  /** Whether pictures are made ahead, or only when requested. */
  readonly preparePictures: boolean;
  /** Whether the headers of a proxy in front are trusted. */
  readonly trustProxy: boolean;
  /** The service that sends mail, and whom it is from; mail is written to files without it. */
  readonly mail: MailService | undefined;
  /** Where notices of questions, reports and offers go; nobody gets them without it. */
  readonly staffEmail: string | undefined;
  /** Where uploads and pictures are stored; in `mediaFolder` without it. */
  readonly bucket: Bucket | undefined;
  /** Where uploads and pictures are stored without a bucket; processes on several machines may share it. */
  readonly mediaFolder: string;
  /** Signs sessions and links; without it a key is made in the data folder at the first start. */
  readonly secret: string | undefined;
  /** Milliseconds for which requests are still accepted after a SIGTERM, so that a proxy learns of it first. */
  readonly drainDelay: number;
  /** For how long what is stored, by the lines of the table of retention. */
  readonly retention: RetentionPeriods;
  /** For how many hours a link to a preview of content shows it. */
  readonly previewHours: number;
  /** The form for sellers: an address elsewhere, or a path of the site. */
  readonly quoteFormUrl: string;
  /** What buyers may do whose e-mail address nobody has confirmed. */
  readonly unconfirmedBuyers: UnconfirmedBuyerLimits;
  /** How many carts there may be, and for how many days an approval may take. */
  readonly shopLimits: ShopLimits;
  /** What one account of a customer may make and store. */
  readonly quotas: Quotas;
  /** The service for card payments; without it there are none. */
  readonly stripe: CardService | undefined;
  /** The service that VAT numbers are checked with; without it only their check digits are. */
  readonly vies: VatNumberChecks | undefined;
  /** The server of somebody else whose shop the pages show; nothing of this installation's own is opened then. */
  readonly upstream: Upstream | undefined;
  /** Backups that the server makes by itself; none without it. */
  readonly backups: BackupSchedule | undefined;
  /** The OpenSearch that finds listings; they are found in memory without it. */
  readonly search: SearchService | undefined;
  /** The language model that authors may ask for suggestions; there are none without it. */
  readonly assist: AssistService | undefined;
}

/** The connections of the embedded database are divided among them. */
const maxProcesses = 16;
/** Seconds that a proxy usually needs to see that a server is no longer ready. */
const proxyNotices = 5;

export function readSettings(given: Environment, args: readonly string[] = []): Settings {
  const env = withSecretFiles(given);
  const argument = (name: string): string | undefined => {
    const at = args.indexOf(name);
    return at < 0 ? undefined : args[at + 1];
  };
  const dataFolder = resolve(env.RELAB_DATA || join(import.meta.dirname, '../../../.data'));
  const trustProxy = oneOf('RELAB_TRUST_PROXY', env.RELAB_TRUST_PROXY, ['yes', 'no']) === 'yes';
  const media = mediaFolder(env) ?? dataFolder;
  const drainSeconds = wholeNumber('RELAB_DRAIN_SECONDS', env.RELAB_DRAIN_SECONDS, 0, 60);
  const port = wholeNumber('PORT', env.PORT, 0, 65_535) ?? 3000;
  const processes =
    wholeNumber('--processes', argument('--processes'), 1, maxProcesses) ??
    wholeNumber('RELAB_PROCESSES', env.RELAB_PROCESSES, 1, maxProcesses) ??
    1;
  if (processes > 1 && port === 0)
    throw new SettingError('Several processes share one port: set PORT to it.');
  return {
    port,
    processes,
    processNumber: wholeNumber('RELAB_PROCESS', env.RELAB_PROCESS, 1, maxProcesses),
    isWorker: args.includes('--worker'),
    worksOnJobs: oneOf('RELAB_JOBS', env.RELAB_JOBS, ['yes', 'no']) !== 'no',
    host: env.HOST || '127.0.0.1',
    publicUrl: publicUrl(env.RELAB_URL),
    dataFolder,
    databaseUrl: env.DATABASE_URL || undefined,
    databaseEngine: oneOf('RELAB_DATABASE', env.RELAB_DATABASE, ['embedded', 'pglite']),
    ...databaseUse(env),
    observation: observationSettings(env),
    loadLimits: loadLimits(env),
    listings: wholeNumber('--listings', argument('--listings') ?? env.RELAB_LISTINGS, 1, 1_000_000),
    preparePictures: oneOf('RELAB_PICTURES', env.RELAB_PICTURES, ['ahead', 'on-demand']) !== 'on-demand',
    trustProxy,
    mail: mailService(env.RELAB_SMTP, env.RELAB_MAIL_FROM),
    staffEmail: emailAddress('RELAB_STAFF_EMAIL', env.RELAB_STAFF_EMAIL),
    bucket: bucketService(env),
    mediaFolder: media,
    secret: installationSecret(env.RELAB_SECRET),
    drainDelay: 1000 * (drainSeconds ?? (trustProxy ? proxyNotices : 0)),
    retention: retentionPeriods(env),
    previewHours: wholeNumber('RELAB_PREVIEW_HOURS', env.RELAB_PREVIEW_HOURS, 1, 720) ?? 24,
    quoteFormUrl: quoteFormUrl(env.RELAB_QUOTE_FORM_URL),
    unconfirmedBuyers: unconfirmedBuyers(env),
    shopLimits: shopLimits(env),
    quotas: accountQuotas(env),
    stripe: cardService(env.RELAB_STRIPE_KEY, env.RELAB_STRIPE_WEBHOOK_SECRET, env.RELAB_STRIPE_URL),
    vies: vatNumberChecks(env.RELAB_VIES),
    upstream: upstreamServer(env),
    backups: backupSchedule(env),
    search: searchService(env),
    assist: assistService(env),
  };
}
