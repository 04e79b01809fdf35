import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { open, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { logToRetain } from './log-to-retain.ts';
import type { RunAs } from './run-as.ts';

/** A running PostgreSQL, whether this process started it or found it. */
export interface Postmaster {
  readonly pid: number;
  /** True until the process has ended. */
  isRunning(): boolean;
}

/** A process that died but was not collected by its parent still has its number; Linux shows that state. */
function isAlive(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.charAt(stat.lastIndexOf(')') + 2) !== 'Z';
  } catch {
    return true;
  }
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0) && isAlive(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * The server that a killed parent left behind on this data, if one runs. The number in a stale `postmaster.pid` may
 * belong to another program by now: on Linux the command line decides.
 */
export async function findPostmaster(data: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(text.split('\n', 1)[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isRunning(pid)) return undefined;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  if (command !== undefined && !command.split('\0').includes(data)) return undefined;
  return { pid, isRunning: () => isRunning(pid) };
}

/** True while any process, the workers of a killed server among them, stands in this data. Linux only. */
async function isHeld(data: string): Promise<boolean> {
  for (const entry of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(entry)) continue;
    if ((await readlink(`/proc/${entry}/cwd`).catch(() => '')) === data) return true;
  }
  return false;
}

/**
 * Takes away the lock files of a server that was killed. Their number may belong to another program by now, or to a dead
 * process that nobody has collected (in a container nobody may): PostgreSQL would take either for a running server and
 * refuse to start. Not before the last worker has gone, since the files also guard against those.
 */
export async function clearStaleLocks(data: string, socket: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const locks = [join(data, 'postmaster.pid'), join(socket, '.s.PGSQL.5432.lock')];
  if (!locks.some(existsSync)) return;
  for (let wait = 0; wait < 400; wait++) {
    if (!(await isHeld(data))) {
      await Promise.all(locks.map((path) => rm(path, { force: true })));
      return;
    }
    await pause(25);
  }
}

/**
 * Durable as PostgreSQL ships: fsync, synchronous commit and full-page writes are on, whatever a file in the data sets.
 * Memory is that of a small server; a shop of 100,000 listings fits in it.
 */
const settings: Readonly<Record<string, string>> = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '192MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  checkpoint_timeout: '10min',
  random_page_cost: '1.1',
  jit: 'off',
  // Containers often give 64 MB of shared memory, which parallel plans overrun.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** Starts the server in a process group of its own, so that a Ctrl-C reaches it only through its parent. */
export async function startPostmaster(options: {
  readonly program: string;
  readonly data: string;
  readonly socket: string;
  readonly logFile: string;
  readonly user: RunAs | undefined;
}): Promise<Postmaster> {
  const { program, data, socket, logFile, user } = options;
  const share = await logToRetain(join(data, 'pg_wal'));
  const own = {
    unix_socket_directories: socket,
    // What an archive that cannot be written to may retain of the log: it must not fill the disk.
    max_slot_wal_keep_size: `${share}MB`,
    // Nor may what came since the last checkpoint.
    max_wal_size: `${Math.min(1024, share)}MB`,
  };
  const flags = Object.entries({ ...settings, ...own }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  // Written straight to a file: a pipe would break with the parent.
  const log = await open(logFile, 'a', 0o600);
  try {
    const child = spawn(program, ['-D', data, ...flags], {
      ...user,
      cwd: data,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject));
    child.unref();
    return {
      pid: child.pid ?? 0,
      isRunning: () => child.exitCode === null && child.signalCode === null,
    };
  } finally {
    await log.close();
  }
}

/** SIGINT ends open connections and writes everything out; a server that hangs is killed, and recovers at its next start. */
export async function stopPostmaster(server: Postmaster): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    if (!server.isRunning()) return;
    process.kill(server.pid, signal);
    for (const end = performance.now() + patience; server.isRunning() && performance.now() < end; )
      await pause(20);
  }
}
