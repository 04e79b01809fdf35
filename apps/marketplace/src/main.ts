import { endOnSignal, ListenError, listen } from '@relab/server/node';
import { prepareDataFolder, prepareMediaFolder } from './settings/data-folder.ts';
import { readSettings, SettingError } from './settings.ts';
import { openObservation } from './start/observation.ts';
import { createStartContext } from './start/start-context.ts';
import { since } from './start/startup-reporter.ts';

// React reads it when it is loaded: unless an operator says otherwise, however this was started, it is not the
// build for development, which takes twice as long.
process.env.NODE_ENV ||= 'production';

/** Starts the whole marketplace, and ends it cleanly on a signal. */
async function main(): Promise<void> {
  const begun = performance.now();
  const settings = readSettings(process.env, process.argv.slice(2));
  const observation = await openObservation(settings);
  const { reporter } = observation;
  await prepareDataFolder(settings.dataFolder);
  if (!settings.bucket) await prepareMediaFolder(settings.mediaFolder);
  const listening = await listen(settings.host, settings.port);
  const hostName =
    settings.host === '0.0.0.0' || settings.host === '::' || settings.host === '127.0.0.1'
      ? 'localhost'
      : settings.host;
  const address = `http://${hostName.includes(':') ? `[${hostName}]` : hostName}:${listening.port}`;
  reporter.report('Data', settings.dataFolder);

  // Loaded here: an invalid setting is reported before the whole server is read, and the database starts beside that.
  const context = createStartContext(settings, settings.publicUrl ?? address, observation);
  const { openDatabases } = await import('./start/open-database.ts');
  const databases = openDatabases(context);
  await databases.launched;
  const { openMarketplace } = await import('./start/open-marketplace.ts');
  const marketplace = await openMarketplace(context, databases).catch(async (error: unknown) => {
    await listening.drain();
    throw error;
  });
  listening.serve(marketplace.fetch, observation.observeRequest);

  const background = new AbortController();
  const pictures = settings.preparePictures
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
    await marketplace.close();
    await observation.close();
    reporter.report('Ended', 'everything is closed');
  });
  reporter.report(
    'Ready',
    `after ${since(begun)}${settings.preparePictures ? '; pictures are made ahead while nobody visits' : ''}`,
  );
  reporter.report('Relab', address);
}

main().catch((error: unknown) => {
  // What an operator can mend is one sentence; what they cannot comes whole.
  console.error(error instanceof SettingError || error instanceof ListenError ? error.message : error);
  process.exit(1);
});
