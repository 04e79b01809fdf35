import { chmod, chown, mkdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DataFolderError } from '../data-folder-error.ts';
import { poolEnd } from '../end-pool.ts';
import { ownFolder } from '../folder-owner.ts';
import { type PoolOptions, poolSettings, sessionSettings } from '../pool-settings.ts';
import { reportBreaks } from '../report-breaks.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster, superuser } from './cluster.ts';
import { EmbeddedUnavailable } from './embedded-unavailable.ts';
import { keepRunning } from './keep-running.ts';
import { clearStaleLocks, findPostmaster, type Postmaster, startPostmaster } from './postmaster.ts';
import { reachableBinaries } from './reachable-binaries.ts';
import { runAs } from './run-as.ts';
import { socketFolder } from './socket.ts';
import { stopWithProcess } from './stop-with-process.ts';
import { embeddedUrl } from './superuser-client.ts';

/** Where a PostgreSQL of its own keeps its data. A folder that another process uses makes opening it throw. */
export interface EmbeddedOptions extends PoolOptions {
  /** Holds `data`, `password`, `server.log` and the socket; used by one process at a time. */
  readonly folder: string;
  readonly log?: (line: string) => void;
  /** Called once the server's process runs, before it answers. */
  readonly onLaunch?: () => void;
}

export interface OpenEmbedded {
  readonly pool: pg.Pool;
  /** For a client of its own, e.g. a process of the same machine. Holds the password. */
  readonly url: string;
  close(): Promise<void>;
}

/** After a kill the server replays its log before it answers; that may take a while. */
const startPatience = 60_000;
/** Milliseconds between two looks at whether it answers: most starts take no log to replay. */
const firstLook = 3;
const maxLook = 24;

/** Undefined once it answers; the last error when it ended first, or never did. */
async function waitUntilReady(pool: pg.Pool, server: Postmaster, signal?: AbortSignal): Promise<unknown> {
  const end = performance.now() + startPatience;
  for (let wait = firstLook; ; wait = Math.min(2 * wait, maxLook)) {
    try {
      await pool.query('select 1');
      return undefined;
    } catch (error) {
      if (!server.isRunning() || performance.now() > end || signal?.aborted) return error;
    }
    await pause(wait);
  }
}

/**
 * A PostgreSQL of its own, as a child of this process, reached through a socket that only its user may open. What a
 * killed process left running is adopted. It is started again when it ends by itself or is killed, and stops when
 * this process closes it or ends.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<OpenEmbedded> {
  if (process.platform === 'win32') {
    throw new EmbeddedUnavailable('The embedded PostgreSQL is not run on Windows.');
  }
  const installed = await findBinaries();
  await mkdir(options.folder, { recursive: true });
  const folder = await realpath(options.folder);
  const owner = await ownFolder(folder);
  let unguard = (): void => undefined;
  /** Until it is watched, it stops with this process too: whoever launched it may be busy for long. */
  const guard = (server: Postmaster): Postmaster => {
    unguard();
    unguard = stopWithProcess(server.pid);
    return server;
  };
  try {
    const user = await runAs(join(folder, 'data'), [folder]);
    const programs = await reachableBinaries(installed, user, folder);
    const { data, password } = await ensureCluster(
      folder,
      programs,
      user,
      installed.release.split('.')[0] ?? '',
    );
    const socket = socketFolder(folder);
    await mkdir(socket, { recursive: true });
    await chmod(socket, 0o700);
    if (user) await chown(socket, user.uid, user.gid);
    const logFile = join(folder, 'server.log');

    const pool = new pg.Pool({
      host: socket,
      user: superuser,
      password,
      database: 'postgres',
      ...poolSettings(options),
      ...sessionSettings(options),
    });
    reportBreaks(pool, options.onBreak);
    const endPool = poolEnd(pool);
    const start = async (): Promise<Postmaster> => {
      await clearStaleLocks(data, socket);
      return await startPostmaster({ program: programs.postgres, data, socket, logFile, user });
    };
    const found = await findPostmaster(data);
    let server = guard(found ?? (await start()));
    options.onLaunch?.();
    let problem = await waitUntilReady(pool, server);
    if (problem && found) {
      // What was found was about to end.
      server = guard(await start());
      problem = await waitUntilReady(pool, server);
    } else if (found)
      options.log?.('The database was left running by a process that ended; it is taken over.');

    unguard();
    const watched = keepRunning(server, {
      start,
      isReady: async (again, signal) => (await waitUntilReady(pool, again, signal)) === undefined,
      log: options.log ?? (() => undefined),
    });
    const close = async (): Promise<void> => {
      await watched.stop(endPool);
      await owner.release();
    };
    if (problem) {
      await close();
      const lines = (await readFile(logFile, 'utf8').catch(() => '')).trimEnd().split('\n').slice(-3);
      throw new DataFolderError(
        `The embedded PostgreSQL did not start. The end of ${logFile}: ${lines.join(' ')}`,
        {
          cause: problem,
        },
      );
    }
    return { pool, url: await embeddedUrl(folder), close };
  } catch (error) {
    unguard();
    await owner.release();
    throw error;
  }
}
