import { join } from 'node:path';
import { commerceRoutes } from '@relab/commerce';
import { createFileStore } from '@relab/records/files';
import { createNoticeKeys, createQueuedMail } from '@relab/server/mail';
import { createPictureProcesses } from '@relab/server/media';
import { type ProcessEntry, registerProcess } from '@relab/server/setup';
import { repeatErasures } from '../privacy/person/repeat-erasures.ts';
import { retentionRules } from '../privacy/retention-rules.ts';
import { readSecret } from '../settings/data-folder.ts';
import type { Settings } from '../settings.ts';
import { localizedPath } from '../site/localized-path.ts';
import { startIndexBuild } from './build-indexes.ts';
import { type ByteStores, openByteStores } from './byte-stores.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import type { Databases, OpeningDatabases } from './open-database.ts';
import { openMedia } from './open-media.ts';
import { openSearchService } from './open-search-service.ts';
import { preparePeople } from './prepare-people.ts';
import { purgeFiles, reportPurgedFiles } from './purge-files.ts';
import type { Services } from './services.ts';
import { shopOptions } from './shop-options.ts';
import type { StartContext } from './start-context.ts';
import { thisRelease } from './this-release.ts';
import { upgradeDatabase } from './upgrade-database.ts';

/**
 * Brings the database up to date, fills it where it is empty and opens what requests and jobs share, then what is begun on top
 * of that. Where anything of it fails, the databases are closed.
 */
export async function openServices<Opened>(
  context: StartContext,
  opening: OpeningDatabases,
  begin: (services: Services) => Promise<Opened>,
): Promise<Opened> {
  let databases = await opening.opened();
  const { settings, reporter } = context;
  try {
    await upgradeDatabase(databases, context);
    await fillCatalogue(databases, context);
    const identity = await identityOptions(databases, context);
    await preparePeople(identity, context);
    const stores = openByteStores(settings, context.breakers);
    const purged = await purgeFiles(stores.files, databases.database);
    await repeatErasuresAtStart(databases, identity.secret, stores, context);
    const entry = await registerProcess(databases.forRequests, roleOf(settings), thisRelease);
    databases = withEntry(databases, entry);
    await databases.startLock?.release();
    databases = withIndexBuild(databases, context);
    reportPurgedFiles(purged, reporter);
    return await begin(await createServices(databases, entry, identity, stores, context));
  } catch (error) {
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

/** Begins to build indexes, until the databases are closed. */
function withIndexBuild(databases: Databases, context: StartContext): Databases {
  const build = startIndexBuild(databases, context);
  return {
    ...databases,
    async close() {
      await build.stop();
      await databases.close();
    },
  };
}

/** This process stands in the table of all until the databases are closed. */
const withEntry = (databases: Databases, entry: ProcessEntry): Databases => ({
  ...databases,
  async close() {
    await entry.remove().catch(() => undefined);
    await databases.close();
  },
});

const roleOf = ({ isWorker }: Settings): string => (isWorker ? 'worker' : 'web');

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

async function createServices(
  databases: Databases,
  processEntry: ProcessEntry,
  identity: Services['identity'],
  stores: ByteStores,
  context: StartContext,
): Promise<Services> {
  const documents = createFileStore(stores.files);
  const pictures = createPictureProcesses();
  const shop = shopOptions(documents, context);
  const search = await openSearchService(shop, context);
  const { settings } = context;
  const { forRequests: database } = databases;
  return {
    databases,
    processEntry,
    backups: context.backups,
    identity,
    stores,
    documents,
    shop,
    search,
    shopRoutes: commerceRoutes(shop, search?.engine),
    media: openMedia({ database, store: stores.media, documents, pictures, log: context.log }),
    pictures,
    noticeKeys: createNoticeKeys(identity.secret),
    retention: retentionRules(settings.retention, { dataFolder: settings.dataFolder, documents }),
  };
}
