import type { OpeningDatabases } from './open-database.ts';
import { openReplica, replicaService } from './open-replica.ts';
import { openServices } from './open-services.ts';
import { openWeb, type Web } from './open-web.ts';
import { preparePictures } from './prepare-pictures.ts';
import type { StartContext } from './start-context.ts';
import { noJobs, startJobs } from './start-jobs.ts';
import { watchVisitors } from './visitors.ts';
import { watchProcess } from './watch-process.ts';

export interface Marketplace {
  readonly fetch: Web['fetch'];
  /** Renders pictures in advance while nobody visits, until all exist or it is stopped. */
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
  const { settings, reporter } = context;
  return await openServices(context, opening, async (services) => {
    const { databases } = services;
    const background = new AbortController();
    const watch = watchProcess(databases.pool, context);
    const replica = await openReplica(databases, context).catch((error: unknown) => {
      watch?.stop();
      throw error;
    });
    try {
      const load = watch && (() => watch.current());
      const web = await openWeb({ ...services, load, replica }, context);
      const jobs = settings.worksOnJobs ? await startJobs(services, context) : noJobs;
      const visitors = watchVisitors();
      web.loadCatalogue(background.signal);
      const { pool, forRequests: database } = databases;
      const measured = {
        pool,
        database,
        breakers: context.breakers.facts,
        load,
        backups: services.backups,
        replica,
      };
      const withReplica = () => [
        ...context.breakers.facts(),
        ...(replica ? [replicaService(replica.facts())] : []),
      ];
      context.reportProcess(services.processEntry, { ...measured, breakers: withReplica });
      await context.openMetrics(measured, context.now);
      return {
        fetch(request, info) {
          visitors.note(request);
          return web.fetch(request, info);
        },
        preparePictures: (signal) => preparePictures(services.media, visitors, reporter, signal),
        stopJobs: jobs.stop,
        async close() {
          background.abort();
          watch?.stop();
          await web.close();
          services.pictures.close();
          await replica?.close();
          await databases.close();
        },
      };
    } catch (error) {
      background.abort();
      watch?.stop();
      await replica?.close();
      throw error;
    }
  });
}
