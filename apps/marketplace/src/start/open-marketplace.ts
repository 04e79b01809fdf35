import { join } from 'node:path';
import { commerceRoutes } from '@relab/commerce';
import { createFileStore } from '@relab/records/files';
import { createNoticeKeys, createQueuedMail } from '@relab/server/mail';
import { createPictureProcesses } from '@relab/server/media';
import { repeatErasures } from '../privacy/person/repeat-erasures.ts';
import { retentionRules } from '../privacy/retention-rules.ts';
import { readSecret } from '../settings/data-folder.ts';
import { localizedPath } from '../site/localized-path.ts';
import { type ByteStores, openByteStores } from './byte-stores.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import type { Databases, OpeningDatabases } from './open-database.ts';
import { openMedia } from './open-media.ts';
import { openWeb, type Web } from './open-web.ts';
import { preparePeople } from './prepare-people.ts';
import { preparePictures } from './prepare-pictures.ts';
import { purgeFiles, reportPurgedFiles } from './purge-files.ts';
import type { Services } from './services.ts';
import { shopOptions } from './shop-options.ts';
import type { StartContext } from './start-context.ts';
import { startJobs } from './start-jobs.ts';
import { upgradeDatabase } from './upgrade-database.ts';
import { watchVisitors } from './visitors.ts';

export interface Marketplace {
  readonly fetch: Web['fetch'];
  /** Makes pictures ahead while nobody visits, until all are there or it is told to stop. */
  preparePictures(signal: AbortSignal): Promise<void>;
  /** Takes no more jobs, and hands those back that are under way. */
  stopJobs(): Promise<void>;
  close(): Promise<void>;
}

/** Opens everything around the databases, brings it up to date and fills it where it is empty; reports what it does. */
export async function openMarketplace(
  context: StartContext,
  opening: OpeningDatabases,
): Promise<Marketplace> {
  const databases = await opening.opened();
  const { settings, reporter } = context;
  const background = new AbortController();
  try {
    await upgradeDatabase(databases.database, context);
    await fillCatalogue(databases, context);
    const identity = await identityOptions(databases, context);
    await preparePeople(identity, context);
    const stores = openByteStores(settings);
    const purged = await purgeFiles(stores.files, databases.database);
    await repeatErasuresAtStart(databases, identity.secret, stores, context);
    await databases.startLock?.release();
    reportPurgedFiles(purged, reporter);

    const services = createServices(databases, identity, stores, context);
    const web = await openWeb(services, context);
    const jobs = await startJobs(services, context);
    const visitors = watchVisitors();
    web.loadCatalogue(background.signal);
    await context.openMetrics({ pool: databases.pool, database: databases.forRequests }, context.now);
    return {
      fetch(request, info) {
        visitors.note(request);
        return web.fetch(request, info);
      },
      preparePictures: (signal) => preparePictures(services.media, visitors, reporter, signal),
      stopJobs: jobs.stop,
      async close() {
        background.abort();
        await web.close();
        services.pictures.close();
        await databases.close();
      },
    };
  } catch (error) {
    background.abort();
    await databases.startLock?.release().catch(() => undefined);
    await databases.close();
    throw error;
  }
}

/** Whoever was erased is so again where an older database was restored: before anybody is served. */
async function repeatErasuresAtStart(
  { database }: Databases,
  secret: string,
  stores: ByteStores,
  { settings: { dataFolder }, reporter, now }: StartContext,
): Promise<void> {
  const places = {
    documents: createFileStore(stores.files),
    dataFolder,
    mailFolder: join(dataFolder, 'mail'),
  };
  const repeated = await repeatErasures(database, secret, places, now());
  if (repeated > 0)
    reporter.report('Erasures', `${repeated} people are erased again, whom a backup brought back`);
}

const identityOptions = async (
  { database }: Databases,
  { settings, baseUrl, log, now }: StartContext,
): Promise<Services['identity']> => ({
  database,
  baseUrl,
  localizedPath,
  log,
  secret: settings.secret ?? (await readSecret(settings.dataFolder)),
  mail: createQueuedMail(database, now),
});

function createServices(
  databases: Databases,
  identity: Services['identity'],
  stores: ByteStores,
  context: StartContext,
): Services {
  const documents = createFileStore(stores.files);
  const pictures = createPictureProcesses();
  const shop = shopOptions(documents, context);
  const { settings } = context;
  const { forRequests: database } = databases;
  return {
    databases,
    identity,
    stores,
    documents,
    shop,
    shopRoutes: commerceRoutes(shop),
    media: openMedia({ database, store: stores.media, documents, pictures, log: context.log }),
    pictures,
    noticeKeys: createNoticeKeys(identity.secret),
    retention: retentionRules(settings.retention, { dataFolder: settings.dataFolder, documents }),
  };
}
