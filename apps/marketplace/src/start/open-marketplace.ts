import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  commerceJobs,
  commerceRoutes,
  createVies,
  forgetDocuments,
  prepareCommerce,
  putRates,
  startHousekeeping,
} from '@relab/commerce';
import {
  contentJobs,
  contentPart,
  contentTransferHandler,
  forgetJobFiles,
  mediaSources,
  mediaTurns,
  putTaxonomy,
  renewMedia,
  startFormSweep,
  writesSomewhere,
} from '@relab/content';
import { apiVersion } from '@relab/contract';
import { DataFolderError, type Engine, limitStatements, migrate, openDatabase } from '@relab/database';
import { recordsPart } from '@relab/records';
import {
  createFileStore,
  fileSweepHandler,
  forgetExpired,
  orphanDays,
  startFileSweep,
  sweepFiles,
} from '@relab/records/files';
import { createServer } from '@relab/server';
import { askInside } from '@relab/server/http';
import { createIdentity } from '@relab/server/identity';
import { createWorker } from '@relab/server/jobs';
import {
  createFileMail,
  createNoticeKeys,
  createQueuedMail,
  createSmtpMail,
  mailHandler,
  noticeRoutes,
} from '@relab/server/mail';
import { createMedia, type Media, mediaRoutes } from '@relab/server/media';
import { StorageError } from '@relab/server/storage';
import type { SiteSettings } from '@relab/storefront';
import { contentProviders } from '@relab/storefront/addresses';
import { sql } from 'kysely';
import { inquiryJobs } from '../cases/inquiry-jobs.ts';
import { equipmentTaxonomy } from '../content/equipment-taxonomy.ts';
import { crawlerFiles } from '../crawlers/crawler-files.ts';
import { catalogue } from '../demo/catalogue.ts';
import { demoListings } from '../demo/listings.ts';
import { documentLanguages } from '../documents/localized-document.ts';
import { renderers } from '../media/renderers.ts';
import { mediaRevisions } from '../media/revisions.ts';
import { noticeJobs } from '../notices/notice-jobs.ts';
import { noticeKinds } from '../notices/notice-kinds.ts';
import { startSearchNotices } from '../notices/search-notice.ts';
import { migrations, objects, retired } from '../objects/objects.ts';
import { quoteJobs } from '../quotes/quote-jobs.ts';
import { seedBuyers } from '../seed/seed-buyers.ts';
import { homeViewKey, isContentSeeded, seedContent } from '../seed/seed-content.ts';
import { seedOffice } from '../seed/seed-office.ts';
import { countListings, seedShop } from '../seed/seed-shop.ts';
import { sellingJobs } from '../selling/selling-jobs.ts';
import { readSecret } from '../settings/data-folder.ts';
import { readMailLogo } from '../settings/mail-logo.ts';
import { SettingError, type Settings } from '../settings.ts';
import { shop } from '../shop/shop.ts';
import { siteId, webstoreId } from '../site/ids.ts';
import { localizedPath } from '../site/localized-path.ts';
import { firstRates } from '../site/markets.ts';
import { sitePages } from '../site/site-pages.ts';
import { browserFiles } from '../web/build.ts';
import { compress } from '../web/compress.ts';
import { createSites } from '../web/sites.ts';
import { staticFiles } from '../web/static-files.ts';
import { cardPayments, webhooks } from './card-payments.ts';
import { ensureAdministrator } from './first-administrator.ts';
import { openKeptBytes } from './kept-bytes.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { registerClients } from './register-clients.ts';
import { lockStart } from './start-lock.ts';
import { type Narrator, since } from './startup-reporter.ts';

export interface Marketplace {
  fetch(
    request: Request,
    info: { readonly address?: string; readonly signal?: AbortSignal },
  ): Promise<Response>;
  /** Makes pictures ahead until all are there or it is told to stop. */
  preparePictures(signal: AbortSignal): Promise<void>;
  /** Takes no more jobs, and hands those back that are under way. */
  stopJobs(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds that jobs get to end; one that takes longer is another process's once its lock has run out. */
const jobPatience = 15_000;

const engines: Readonly<Record<Engine, string>> = {
  embedded: 'embedded PostgreSQL',
  pglite: 'PGlite, inside this process',
  postgres: 'PostgreSQL at DATABASE_URL',
};

/** Opens everything, brings it up to date and fills it where it is empty; says what it does. */
export async function openMarketplace(
  settings: Settings,
  baseUrl: string,
  narrator: Narrator,
): Promise<Marketplace> {
  const log = (line: string) => narrator.say('Log', line);
  const now = () => new Date();
  const { dataFolder, databaseUrl, databaseEngine, databasePool, preparedStatements, timeLimits } = settings;

  const opening = performance.now();
  const { database, pool, engine, close } = await openDatabase({
    folder: join(dataFolder, 'database'),
    log: (line) => narrator.say('Database', line),
    ...(databaseUrl === undefined ? {} : { url: databaseUrl }),
    ...(databaseEngine === undefined ? {} : { engine: databaseEngine }),
    ...(databasePool === undefined ? {} : { poolSize: databasePool }),
    ...(preparedStatements === undefined ? {} : { prepared: preparedStatements }),
    connectionTimeout: timeLimits.connection,
    idleTransactionTimeout: timeLimits.idleTransaction,
  }).catch((cause: unknown) => {
    throw databaseUrl === undefined ? unusable(cause) : unreachable(cause);
  });
  narrator.say('Database', `${engines[engine]}, open after ${since(opening)}`);

  // What fills and migrates takes as long as it takes; what serves and what works in the background has limits.
  const serving = limitStatements(database, { timeout: timeLimits.statement });
  const working = limitStatements(database, { timeout: timeLimits.jobStatement });

  // In one process alone there is one connection, and nobody to wait for.
  const startup =
    engine === 'pglite'
      ? undefined
      : await lockStart(pool, () => narrator.say('Database', 'waits for another process that fills it'));
  const background = new AbortController();
  try {
    const migrating = performance.now();
    await migrate(database, { objects: objects.all, migrations, retired });
    await prepareCommerce(database, shop);
    await putRates(database, firstRates);
    await putTaxonomy(database, equipmentTaxonomy);
    narrator.say('Migrations', `in place after ${since(migrating)}`);

    const filling = performance.now();
    const wanted = settings.listings ?? demoListings.shopSize;
    const there = await countListings(database);
    if (there < wanted) {
      await seedShop(database, settings.listings, (done) =>
        narrator.progress('Catalogue', `${done} of ${wanted} listings`),
      );
    }
    await renewMedia(database, await mediaRevisions());
    if (!(await isContentSeeded(database))) await seedContent(database);
    const listed = await countListings(database);
    narrator.say(
      'Catalogue',
      there < wanted
        ? `${listed} listings, ${listed - there} of them new, after ${since(filling)}`
        : `${listed} listings`,
    );

    const access = {
      database,
      baseUrl,
      localizedPath,
      log,
      secret: settings.secret ?? (await readSecret(dataFolder)),
      mail: createQueuedMail(database, now),
    };
    const identity = createIdentity(access);
    const first = await ensureAdministrator(database, identity, dataFolder);
    if (first.passwordFile !== undefined) {
      narrator.say('Office', `sign in as ${first.email}; the password stands in ${first.passwordFile}`);
    }
    await seedOffice(database, first.userId);
    const buyers = await seedBuyers(database, identity, dataFolder);
    await identity.close();
    if (buyers !== undefined) {
      narrator.say(
        'Buyers',
        `sign in as ${buyers.emails.join(' or ')}; the password stands in ${buyers.passwordFile}`,
      );
    }
    const programs = await registerClients(database, dataFolder);
    if (programs !== undefined) narrator.say('Programs', `${programs} registered`);

    const bytes = openKeptBytes(settings);
    const { removed, orphans } = await sweepFiles(bytes.files, database).catch(unreadable);
    await startup?.release();
    if (removed > 0) narrator.say('Files', `${removed} without a record for ${orphanDays} days are removed`);
    if (orphans > 0) {
      narrator.say('Files', `${orphans} have no record in the database; each stays for ${orphanDays} days`);
    }
    const documents = createFileStore(bytes.files);
    const { unconfirmedBuyers, shopLimits } = settings;
    const selling = {
      ...shop,
      ...shopLimits,
      documents,
      unconfirmedBuyers,
      ...cardPayments(settings, baseUrl),
      ...(settings.vies && { vatNumbers: createVies({ ...settings.vies, log }) }),
    };
    const heard = webhooks(database, selling, log);
    const media = createMedia({
      store: bytes.media,
      sources: mediaSources(serving),
      turns: mediaTurns(serving),
      renderers: renderers(serving, documents),
      documentLanguages: documentLanguages,
      log,
    });
    const keys = createNoticeKeys(access.secret);
    // One and the same for the server and for notices: the catalogue is kept in memory once.
    const shopRoutes = commerceRoutes(selling);
    const files = await staticFiles(browserFiles);
    let missing: () => string | undefined = () => 'catalogue';
    const stored = { store: documents, worksOnContent: writesSomewhere };
    const server = createServer({
      ...access,
      statementTimeout: timeLimits.statement,
      parts: [
        recordsPart({ objects, files: stored, quotas: settings.quotas }),
        contentPart({
          objects,
          files: stored,
          media: mediaRoutes(media),
          pages: sitePages,
          contentProviders,
          previewHours: settings.previewHours,
        }),
        { routes: [...shopRoutes, ...noticeRoutes(keys, noticeKinds)], migrations },
        { fallback: ({ request, info }, readForm) => site(request, info, readForm) },
      ],
      analytics: { months: settings.analyticsMonths },
      trustProxy: settings.trustProxy,
      readiness: [() => missing(), bytes.check],
    });
    const site = await createSites({
      api: (request, info) => server.fetch(request, { ...info, isInProcess: true }),
      settings: await siteSettings(baseUrl),
      log: (error) => log(error instanceof Error ? (error.stack ?? error.message) : String(error)),
      formTargets: selling.payments?.provider.pageOrigins ?? [],
    });

    const crawled = crawlerFiles({ database: serving, siteId, baseUrl });

    async function siteSettings(origin: string): Promise<SiteSettings> {
      const { rows } = await sql<{ id: string }>`
        select id from product_category where url_name = ${catalogue.rootCategory.urlName} and not is_deleted`.execute(
        database,
      );
      return {
        siteName: 'Relab',
        origin,
        webstoreId,
        siteId,
        marketplaceCategory: { id: rows[0]?.id ?? '', urlName: catalogue.rootCategory.urlName },
        homeView: homeViewKey,
        quoteFormUrl: settings.quoteFormUrl,
      };
    }

    const logo = await readMailLogo();
    const mail = settings.mail
      ? createSmtpMail({ ...settings.mail, logo })
      : createFileMail(join(dataFolder, 'mail'), logo);
    await startFileSweep(database, now());
    await startHousekeeping(database, now());
    await startFormSweep(database, now());
    const ask = askInside({ routes: shopRoutes, database: serving, baseUrl, now, names: { webstoreId } });
    await startSearchNotices(database, now());
    const worker = createWorker({
      database: working,
      now,
      log,
      handlers: [
        mailHandler(mail),
        ...commerceJobs(selling, baseUrl),
        ...contentJobs(),
        contentTransferHandler(documents),
        ...quoteJobs({ shop, baseUrl }),
        ...inquiryJobs({ shop, staffEmail: settings.staffEmail }),
        ...sellingJobs({ shop, store: documents, baseUrl }),
        fileSweepHandler(documents, [forgetExpired, forgetDocuments, forgetJobFiles]),
        ...noticeJobs({ ask, shop: selling, baseUrl, keys }),
      ],
    });
    worker.start();

    // The first search reads the whole catalogue into memory: asked here, so that no visitor waits for it.
    const searchPath = `/services/data/${apiVersion}/commerce/webstores/${webstoreId}/search/products?fields=Name&pageSize=1`;
    const search = () => server.fetch(new Request(new URL(searchPath, baseUrl)));
    missing = loadCatalogue(search, background.signal, log);

    return {
      async fetch(request, info) {
        const file = await files(request);
        const own = file ?? (await heard(request));
        return own ?? compress(request, (await crawled(request)) ?? (await server.fetch(request, info)));
      },
      preparePictures: (signal) => preparePictures(media, narrator, signal),
      stopJobs: () => Promise.race([worker.stop(), pause(jobPatience, undefined, { ref: false })]),
      async close() {
        background.abort();
        await server.close();
        await close();
      },
    };
  } catch (error) {
    background.abort();
    await startup?.release().catch(() => undefined);
    await close();
    throw error;
  }
}

/** A folder that another process uses, or that is damaged. */
const unusable = (cause: unknown): unknown =>
  cause instanceof DataFolderError ? new SettingError(cause.message, { cause }) : cause;

/** The address itself is not repeated: it may hold a password. */
function unreachable(cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause;
  if (!('code' in cause)) return new SettingError(cause.message, { cause });
  return new SettingError(
    `No database answers at DATABASE_URL (${String(cause.code)}). Start it, correct the address, or leave it out to use the embedded one.`,
    { cause },
  );
}

/** Asked at the start, so that a wrong name or key is told then, and not with the first picture. */
function unreadable(cause: unknown): never {
  throw cause instanceof StorageError ? new SettingError(cause.message, { cause }) : cause;
}

async function preparePictures(media: Media, narrator: Narrator, signal: AbortSignal): Promise<void> {
  const begun = performance.now();
  const { done, failed } = await media.prepare({
    signal,
    onProgress: (count) => narrator.progress('Pictures', `${count} ready`),
  });
  if (!signal.aborted)
    narrator.say(
      'Pictures',
      `${done - failed} ready after ${since(begun)}${failed > 0 ? `, ${failed} failed` : ''}`,
    );
}
