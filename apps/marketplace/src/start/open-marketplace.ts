import { join } from 'node:path';
import { apiVersion } from '@relab/contract';
import { type Engine, migrate, openDatabase } from '@relab/database';
import {
  askInside,
  createFileMail,
  createFileStore,
  createQueuedMail,
  createServer,
  createSmtpMail,
  createWorker,
  fileSweepHandler,
  forgetExpired,
  mailHandler,
  StorageError,
  startFileSweep,
  sweepFiles,
} from '@relab/server';
import {
  commerceJobs,
  commerceRoutes,
  forgetDocuments,
  prepareCommerce,
  putRates,
  startHousekeeping,
} from '@relab/server/commerce';
import {
  contentJobs,
  contentTransferHandler,
  forgetJobFiles,
  mediaSources,
  mediaTurns,
  putTaxonomy,
  renewMedia,
  startFormSweep,
} from '@relab/server/content';
import { createIdentity } from '@relab/server/identity';
import { createMedia, type Media, mediaRoutes } from '@relab/server/media';
import { createNoticeKeys, noticeRoutes } from '@relab/server/notices';
import type { SiteSettings } from '@relab/storefront';
import { contentProviders } from '@relab/storefront/addresses';
import { sql } from 'kysely';
import { rootCategory, shopSize } from '../catalogue/index.ts';
import { equipmentTaxonomy } from '../content/equipment-taxonomy.ts';
import { crawlerFiles } from '../crawlers/crawler-files.ts';
import { noticeJobs } from '../notices/notice-jobs.ts';
import { noticeKinds } from '../notices/notice-kinds.ts';
import { startSearchNotices } from '../notices/search-notice.ts';
import { quoteJobs } from '../quotes/quote-jobs.ts';
import { drawingRevisions } from '../seed/drawing-revision.ts';
import { renderers } from '../seed/renderers.ts';
import { seedBuyers } from '../seed/seed-buyers.ts';
import { homeViewKey, isContentSeeded, seedContent } from '../seed/seed-content.ts';
import { seedOffice } from '../seed/seed-office.ts';
import { countListings, seedShop } from '../seed/seed-shop.ts';
import { sellingJobs } from '../selling/selling-jobs.ts';
import { SettingError, type Settings } from '../settings.ts';
import { firstRates } from '../shop/markets.ts';
import { migrations, objects } from '../shop/objects.ts';
import { shop, siteId, webstoreId } from '../shop/shop.ts';
import { sitePages } from '../shop/site-pages.ts';
import { browserFiles } from '../web/build.ts';
import { compress } from '../web/compress.ts';
import { createSites } from '../web/sites.ts';
import { staticFiles } from '../web/static-files.ts';
import { cardPayments, webhooks } from './card-payments.ts';
import { readSecret } from './data-folder.ts';
import { ensureAdministrator } from './first-administrator.ts';
import { openKeptBytes } from './kept-bytes.ts';
import { type Narrator, since } from './narrator.ts';
import { registerClients } from './register-clients.ts';

export interface Marketplace {
  fetch(request: Request, info: { readonly address?: string }): Promise<Response>;
  /** Makes pictures ahead until all are there or it is told to stop. */
  preparePictures(signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

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
  const { dataFolder, databaseUrl, databaseEngine } = settings;

  const opening = performance.now();
  const { database, engine, close } = await openDatabase({
    folder: join(dataFolder, 'database'),
    log: (line) => narrator.say('Database', line),
    ...(databaseUrl === undefined ? {} : { url: databaseUrl }),
    ...(databaseEngine === undefined ? {} : { engine: databaseEngine }),
  }).catch((cause: unknown) => {
    throw databaseUrl === undefined ? cause : unreachable(cause);
  });
  narrator.say('Database', `${engines[engine]}, open after ${since(opening)}`);

  try {
    const migrating = performance.now();
    await migrate(database, { objects: objects.all, migrations });
    await prepareCommerce(database, shop);
    await putRates(database, firstRates);
    await putTaxonomy(database, equipmentTaxonomy);
    narrator.say('Migrations', `in place after ${since(migrating)}`);

    const filling = performance.now();
    const wanted = settings.listings ?? shopSize;
    const there = await countListings(database);
    if (there < wanted) {
      await seedShop(database, settings.listings, (done) =>
        narrator.progress('Catalogue', `${done} of ${wanted} listings`),
      );
    }
    await renewMedia(database, await drawingRevisions());
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
      log,
      secret: await readSecret(dataFolder),
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
    await sweepFiles(bytes.files, database).catch(unreadable);
    const documents = createFileStore(bytes.files);
    const selling = { ...shop, documents, ...cardPayments(settings, baseUrl) };
    const heard = webhooks(database, selling, log);
    const media = createMedia({
      store: bytes.media,
      sources: mediaSources(database),
      turns: mediaTurns(database),
      renderers: renderers(database, documents),
      log,
    });
    const keys = createNoticeKeys(access.secret);
    // One and the same for the server and for notices: the catalogue is kept in memory once.
    const shopRoutes = commerceRoutes(selling);
    const files = await staticFiles(browserFiles);
    const server = createServer({
      ...access,
      objects,
      migrations,
      routes: [...shopRoutes, ...noticeRoutes(keys, noticeKinds)],
      media: mediaRoutes(media),
      pages: sitePages,
      contentProviders,
      files: { store: documents },
      previewHours: settings.previewHours,
      analytics: { months: settings.analyticsMonths },
      trustProxy: settings.trustProxy,
      site: (request, info) => site(request, info),
    });
    const site = await createSites({
      api: (request, info) => server.fetch(request, info),
      settings: await siteSettings(baseUrl),
      log: (error) => log(error instanceof Error ? (error.stack ?? error.message) : String(error)),
      formTargets: selling.payments?.provider.pageOrigins ?? [],
    });

    const crawled = crawlerFiles({ database, siteId, baseUrl });

    async function siteSettings(origin: string): Promise<SiteSettings> {
      const { rows } = await sql<{ id: string }>`
        select id from product_category where url_name = ${rootCategory.urlName} and not is_deleted`.execute(
        database,
      );
      return {
        siteName: 'Relab',
        origin,
        webstoreId,
        siteId,
        marketplaceCategory: { id: rows[0]?.id ?? '', urlName: rootCategory.urlName },
        homeView: homeViewKey,
        quoteFormUrl: '/sell',
      };
    }

    const mail = settings.mail ? createSmtpMail(settings.mail) : createFileMail(join(dataFolder, 'mail'));
    await startFileSweep(database, now());
    await startHousekeeping(database, now());
    await startFormSweep(database, now());
    const ask = askInside({ routes: shopRoutes, database, baseUrl, now, names: { webstoreId } });
    await startSearchNotices(database, now());
    const worker = createWorker({
      database,
      now,
      log,
      handlers: [
        mailHandler(mail),
        ...commerceJobs(selling, baseUrl),
        ...contentJobs(),
        contentTransferHandler(documents),
        ...quoteJobs({ shop, baseUrl }),
        ...sellingJobs({ shop, store: documents, baseUrl }),
        fileSweepHandler(documents, [forgetExpired, forgetDocuments, forgetJobFiles]),
        ...noticeJobs({ ask, shop: selling, baseUrl, keys }),
      ],
    });
    worker.start();

    // The first search reads the whole catalogue into memory: asked here, so that no visitor waits for it.
    const searchPath = `/services/data/${apiVersion}/commerce/webstores/${webstoreId}/search/products?fields=Name&pageSize=1`;
    void server.fetch(new Request(new URL(searchPath, baseUrl)));

    return {
      async fetch(request, info) {
        const file = await files(request);
        const own = file ?? (await heard(request));
        return own ?? compress(request, (await crawled(request)) ?? (await server.fetch(request, info)));
      },
      preparePictures: (signal) => preparePictures(media, narrator, signal),
      async close() {
        await server.close();
        await worker.stop();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

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
