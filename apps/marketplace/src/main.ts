import cluster from 'node:cluster';
import { ListenError } from '@relab/server/node';
import { runProcess, runWorker } from './processes/run-process.ts';
import { prepareDataFolder, prepareMediaFolder } from './settings/data-folder.ts';
import { readSettings, SettingError } from './settings.ts';
import { openObservation } from './start/observation.ts';

// React reads it when it is loaded: unless an operator says otherwise, however this was started, it is not the
// build for development, which takes twice as long.
process.env.NODE_ENV ||= 'production';

/** Starts the whole marketplace as one process or as several, and ends it cleanly on a signal. */
async function main(): Promise<void> {
  const settings = readSettings(process.env, process.argv.slice(2));
  const observation = await openObservation(settings);
  await prepareDataFolder(settings.dataFolder);
  if (!settings.bucket) await prepareMediaFolder(settings.mediaFolder);
  if (cluster.isWorker) return await runWorker(settings, observation);
  if (settings.isWorker) {
    const { runJobs } = await import('./processes/run-jobs.ts');
    return await runJobs(settings, observation);
  }
  if (settings.processes === 1) return await runProcess(settings, observation);
  const { supervise } = await import('./processes/supervise.ts');
  await supervise(settings, observation);
}

main().catch((error: unknown) => {
  // What an operator can mend is one sentence; what they cannot comes whole.
  console.error(error instanceof SettingError || error instanceof ListenError ? error.message : error);
  process.exit(1);
});
