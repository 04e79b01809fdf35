import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPostmaster } from '@relab/database/testing';

/** The marketplace as a process of its own, the head of a process group as on a terminal. */
export interface Started {
  readonly child: ChildProcess;
  /** Everything it said so far. */
  readonly output: () => string;
  /** What of that it said as an error. */
  readonly errors: () => string;
  /** The address it names once it answers; fails when it ends before. */
  readonly address: Promise<string>;
  /** The exit code, null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

const main = join(import.meta.dirname, '../main.ts');
const root = join(import.meta.dirname, '../../../..');

export function start(
  env: Readonly<Record<string, string>>,
  [command, ...args]: readonly [string, ...string[]] = [process.execPath, main],
): Started {
  const child = spawn(command, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      PORT: '0',
      RELAB_LISTINGS: '40',
      RELAB_PICTURES: 'on-demand',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  let errors = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const address = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /^Relab\s+(http:\S+)$/m.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
      read(chunk);
    });
    void ended.then((code) => reject(new Error(`The marketplace ended with ${code}.\n${output}`)));
  });
  address.catch(() => undefined);
  return { child, output: () => output, errors: () => errors, address, ended };
}

/** In a process of its own: the build goes by NODE_ENV, which is another one here. */
export async function buildOnce(): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [join(root, 'scripts/build-pages.ts')], { env });
}

/** What `npm start` runs, which answers in a fraction of the time that the sources take. */
const built = [process.execPath, join(root, 'scripts/start.js')] as const;

/** Ctrl-C on a terminal: every process of the group gets the signal. */
export function interrupt({ child }: Started): void {
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
}

/** An empty folder that a database running as another user may reach too. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'relab-start-'));
  await chmod(folder, 0o755);
  return folder;
}

/** Removes the folder, and ends a database server that a killed marketplace left running in it. */
export async function removeFolder(folder: string): Promise<void> {
  const postmaster = await findPostmaster(join(folder, 'database/postgres/data'));
  try {
    if (postmaster) process.kill(postmaster.pid, 'SIGQUIT');
  } catch {
    // It has ended by itself.
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

/** An empty data folder, and the marketplaces that are started on it. */
export interface DataFolder {
  readonly folder: string;
  /** Starts the built marketplace. */
  readonly begin: (env?: Readonly<Record<string, string>>) => Started;
  /** Kills what still runs, and removes the folder. */
  readonly close: () => Promise<void>;
}

export async function openDataFolder(): Promise<DataFolder> {
  const folder = await makeFolder();
  const started: Started[] = [];
  return {
    folder,
    begin(env = {}) {
      const one = start({ RELAB_DATA: folder, ...env }, built);
      started.push(one);
      return one;
    },
    async close() {
      for (const { child, ended } of started) {
        child.kill('SIGKILL');
        await ended;
      }
      await removeFolder(folder);
    },
  };
}
