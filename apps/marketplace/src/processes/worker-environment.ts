import type { Settings } from '../settings.ts';

/** Connections of the embedded database but for those of its keeper and of people who look into it. */
const embeddedConnections = 48;
const usualPool = 10;

/** The environment of a process beside that of all: its number, the database that they share, a port for its metrics. */
export function workerEnvironment(
  { processes, databasePool, observation, dataFolder }: Settings,
  number: number,
  databaseUrl: string | undefined,
): Readonly<Record<string, string>> {
  const { metrics } = observation;
  return {
    RELAB_PROCESS: String(number),
    RELAB_DATA: dataFolder,
    ...(databaseUrl !== undefined && {
      DATABASE_URL: databaseUrl,
      // The folder is its keeper's: told which engine to use, each would open it for itself.
      RELAB_DATABASE: '',
      RELAB_DATABASE_POOL: String(
        databasePool ?? Math.min(usualPool, Math.floor(embeddedConnections / processes)),
      ),
    }),
    ...(metrics && { RELAB_METRICS_PORT: String(metrics.port === 0 ? 0 : metrics.port + number - 1) }),
    // One of them is enough for what is made ahead.
    ...(number > 1 && { RELAB_PICTURES: 'on-demand' }),
  };
}
