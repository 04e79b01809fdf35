import { setTimeout as pause } from 'node:timers/promises';
import { endOnSignal, type Listening, listen } from '@relab/server/node';
import { watchBackups } from '../backup/backup-facts.ts';
import type { Repeated } from '../backup/repeat.ts';
import type { Settings } from '../settings.ts';
import type { Observation } from '../start/observation.ts';
import type { Marketplace } from '../start/open-marketplace.ts';
import { addressOf } from '../start/server-address.ts';
import { createStartContext } from '../start/start-context.ts';
import { since } from '../start/startup-reporter.ts';

/** Opens everything for the address that visitors use. */
async function open(settings: Settings, address: string, observation: Observation): Promise<Marketplace> {
  const baseUrl = settings.publicUrl ?? address;
  // Loaded here: an invalid setting is reported before the whole server is read, and the database starts beside that.
  if (settings.upstream) {
    const { openUpstream } = await import('../upstream/open-upstream.ts');
    return await openUpstream(settings, baseUrl, observation);
  }
  const context = createStartContext(
    settings,
    baseUrl,
    observation,
    settings.backups && watchBackups(settings.backups),
  );
  const { openDatabases } = await import('../start/open-database.ts');
  const databases = openDatabases(context);
  await databases.launched;
  const { openMarketplace } = await import('../start/open-marketplace.ts');
  return await openMarketplace(context, databases);
}

/** Another server's pictures are made there. */
const preparesPictures = ({ preparePictures, upstream }: Settings): boolean => preparePictures && !upstream;

/** Makes pictures while nobody visits, and ends everything in order at a signal. */
function serve(
  marketplace: Marketplace,
  listening: Listening,
  settings: Settings,
  { reporter, observeRequest, close }: Observation,
  backups?: Repeated,
): void {
  listening.serve(marketplace.fetch, observeRequest);
  const background = new AbortController();
  const pictures = preparesPictures(settings)
    ? marketplace.preparePictures(background.signal)
    : Promise.resolve();
  pictures.catch((error: unknown) =>
    reporter.report('Pictures', error instanceof Error ? error.message : String(error)),
  );
  endOnSignal(async () => {
    reporter.report('Ending', 'once what is under way is finished; a second signal ends at once');
    background.abort();
    const jobs = marketplace.stopJobs();
    await listening.drain(settings.drainDelay);
    await Promise.all([jobs, pictures.catch(() => undefined)]);
    await backups?.stop();
    await marketplace.close();
    await close();
    reporter.report('Ended', 'everything is closed');
  });
}

const picturesNote = (settings: Settings): string =>
  preparesPictures(settings) ? '; pictures are made ahead while nobody visits' : '';

/** Loaded where they are stored here; another server has its own. */
async function startBackups(settings: Settings, observation: Observation): Promise<Repeated | undefined> {
  if (settings.upstream) return undefined;
  const { openBackups } = await import('../backup/open-backups.ts');
  return await openBackups(settings, observation);
}

/** The marketplace as one process. Its port is open at once, with the response that it starts. */
export async function runProcess(settings: Settings, observation: Observation): Promise<void> {
  const begun = performance.now();
  const { reporter } = observation;
  const listening = await listen(settings.host, settings.port);
  const address = addressOf(settings.host, listening.port);
  reporter.report('Data', settings.dataFolder);
  const marketplace = await open(settings, address, observation).catch(async (error: unknown) => {
    await listening.drain();
    throw error;
  });
  serve(marketplace, listening, settings, observation, await startBackups(settings, observation));
  reporter.report('Ready', `after ${since(begun)}${picturesNote(settings)}`);
  reporter.report('Relab', address);
}

const lookEvery = 50;

/**
 * The marketplace as one of several processes of a port. It accepts connections once it is ready, the catalogue in memory
 * included: until then the others have them.
 */
export async function runWorker(settings: Settings, observation: Observation): Promise<void> {
  const begun = performance.now();
  const address = addressOf(settings.host, settings.port);
  const marketplace = await open(settings, address, observation);
  const isReady = async (): Promise<boolean> =>
    (await marketplace.fetch(new Request(`${address}/readyz`), {})).status === 200;
  while (!(await isReady())) await pause(lookEvery);
  serve(marketplace, await listen(settings.host, settings.port), settings, observation);
  observation.reporter.report('Ready', `after ${since(begun)}${picturesNote(settings)}`);
  process.send?.('ready');
}
