import { endOnSignal } from '@relab/server/node';
import { watchBackups } from '../backup/backup-facts.ts';
import { SettingError, type Settings } from '../settings.ts';
import type { Observation } from '../start/observation.ts';
import { addressOf } from '../start/server-address.ts';
import { createStartContext } from '../start/start-context.ts';
import { since } from '../start/startup-reporter.ts';

/** What a worker cannot do without: a database that others reach too, and the address for links in mails. */
function requireShared({ databaseUrl, upstream, publicUrl, port }: Settings): void {
  if (upstream) throw new SettingError('With RELAB_UPSTREAM there are no jobs: they are the other server’s.');
  if (databaseUrl === undefined)
    throw new SettingError(
      'A worker shares the database of the processes that serve pages: set DATABASE_URL. The embedded database belongs to one program, which works on its jobs itself.',
    );
  if (publicUrl === undefined && port === 0)
    throw new SettingError('A worker writes mails with links: set RELAB_URL to the public address.');
}

/** A process that works on jobs, and has no port but that of its metrics. It drains on SIGTERM: jobs under way are handed back. */
export async function runJobs(settings: Settings, observation: Observation): Promise<void> {
  requireShared(settings);
  const begun = performance.now();
  const { reporter } = observation;
  reporter.report('Data', settings.dataFolder);
  const baseUrl = settings.publicUrl ?? addressOf(settings.host, settings.port);
  const context = createStartContext(
    settings,
    baseUrl,
    observation,
    settings.backups && watchBackups(settings.backups),
  );
  const [{ openDatabases }, { openServices }, { startJobs }] = await Promise.all([
    import('../start/open-database.ts'),
    import('../start/open-services.ts'),
    import('../start/start-jobs.ts'),
  ]);
  let isEnding = false;
  await openServices(context, openDatabases(context), async (services) => {
    const { databases, pictures } = services;
    const jobs = await startJobs(services, context);
    const measured = {
      pool: databases.pool,
      database: databases.forJobs,
      breakers: context.breakers.facts,
      load: undefined,
      backups: services.backups,
    };
    context.reportProcess(services.processEntry, measured);
    await context.openMetrics(measured, context.now, () => !isEnding);
    endOnSignal(async () => {
      isEnding = true;
      reporter.report('Ending', 'once what is under way is finished; a second signal ends at once');
      await jobs.stop();
      pictures.close();
      await databases.close();
      await observation.close();
      reporter.report('Ended', 'everything is closed');
    });
  });
  reporter.report('Ready', `after ${since(begun)}; works on jobs`);
}
