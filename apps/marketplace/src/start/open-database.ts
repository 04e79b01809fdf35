import { join } from 'node:path';
import {
  type Database,
  DataFolderError,
  type Engine,
  limitStatements,
  NoServerFits,
  type OpenDatabase,
  openDatabase,
} from '@relab/database';
import { SettingError } from '../settings.ts';
import type { StartContext } from './start-context.ts';
import { lockStart, type StartLock } from './start-lock.ts';
import { since } from './startup-reporter.ts';

/** What fills and migrates takes as long as it takes; what serves and what works in the background has limits. */
export interface Databases {
  /** Without limits. */
  readonly database: Database;
  /** What a bulk load takes its connection from. */
  readonly pool: OpenDatabase['pool'];
  readonly engine: Engine;
  readonly forRequests: Database;
  readonly forJobs: Database;
  /** Held by one starting process at a time; undefined where there is one process alone. */
  readonly startLock: StartLock | undefined;
  close(): Promise<void>;
}

const engines: Readonly<Record<Engine, string>> = {
  embedded: 'embedded PostgreSQL',
  pglite: 'PGlite, inside this process',
  postgres: 'PostgreSQL at DATABASE_URL',
};

/** Databases that are on their way. */
export interface OpeningDatabases {
  /** Settled once a server of its own was launched, or all else is open: then this thread may be busy for long. */
  readonly launched: Promise<unknown>;
  /** Waits until they answer, and until no other process fills them. */
  opened(): Promise<Databases>;
}

/** Begins to open the databases, so that their server starts while the program around them is loaded. */
export function openDatabases(context: StartContext): OpeningDatabases {
  const begun = performance.now();
  const { promise, resolve } = Promise.withResolvers<void>();
  const opening = openEngine(context, resolve);
  return {
    launched: Promise.race([promise, opening.catch(() => undefined)]),
    async opened() {
      const engine = await opening;
      const title =
        context.settings.processNumber === undefined ? engines[engine.engine] : 'shared by all processes';
      context.reporter.report('Database', `${title}, open after ${since(begun)}`);
      return await withLimits(engine, context);
    },
  };
}

async function openEngine(
  { settings, reporter, observer }: StartContext,
  onLaunch: () => void,
): Promise<OpenDatabase> {
  const { databaseUrl, timeLimits } = settings;
  return await openDatabase({
    folder: join(settings.dataFolder, 'database'),
    log: (line) => reporter.report('Database', line),
    onStatement: observer.statement,
    ...(databaseUrl === undefined ? {} : { url: databaseUrl }),
    ...(settings.databaseEngine === undefined ? {} : { engine: settings.databaseEngine }),
    ...(settings.databasePool === undefined ? {} : { poolSize: settings.databasePool }),
    ...(settings.preparedStatements === undefined ? {} : { prepared: settings.preparedStatements }),
    connectionTimeout: timeLimits.connection,
    idleTransactionTimeout: timeLimits.idleTransaction,
    onLaunch,
  }).catch((cause: unknown) => {
    throw databaseUrl === undefined ? folderError(cause) : connectionError(cause);
  });
}

const withLimits = async (
  opened: OpenDatabase,
  { settings: { timeLimits }, reporter }: StartContext,
): Promise<Databases> => ({
  database: opened.database,
  pool: opened.pool,
  engine: opened.engine,
  forRequests: limitStatements(opened.database, { timeout: timeLimits.statement }),
  forJobs: limitStatements(opened.database, { timeout: timeLimits.jobStatement }),
  startLock: await startLockOf(opened, () =>
    reporter.report('Database', 'waits for another process that fills it'),
  ),
  close: opened.close,
});

/** In one process alone there is one connection, and nobody to wait for. */
const startLockOf = async (
  { engine, pool }: OpenDatabase,
  onWait: () => void,
): Promise<StartLock | undefined> => (engine === 'pglite' ? undefined : await lockStart(pool, onWait));

/** A folder that another process uses, or that is damaged. */
const folderError = (cause: unknown): unknown =>
  cause instanceof DataFolderError ? new SettingError(cause.message, { cause }) : cause;

/** The address itself is not repeated: it may hold a password. */
function connectionError(cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause;
  if (!('code' in cause) || cause instanceof NoServerFits) return new SettingError(cause.message, { cause });
  return new SettingError(
    `No database answers at DATABASE_URL (${String(cause.code)}). Start it, correct the address, or leave it out to use the embedded one.`,
    { cause },
  );
}
