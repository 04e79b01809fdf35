import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostmaster } from '@relab/database/testing';
import { origin } from '@relab/test-server';

const program = join(import.meta.dirname, 'server-process-main.fixture.ts');
const email = 'clerk@example.com';
const password = 'correct horse battery';

export interface TestResponse {
  readonly status: number;
  readonly body: unknown;
}

/** The server as a process of its own, and a clerk who is signed in to it. */
export interface ServerProcess {
  send(method: string, path: string, body?: unknown, key?: string): Promise<TestResponse>;
  /** Ends the process at once, and its database too if that is to lose its memory as well. */
  kill(withDatabase: boolean): Promise<void>;
  stop(): Promise<void>;
}

/** An empty folder that a database running as another user may reach too. */
export async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'relab-records-'));
  await chmod(folder, 0o755);
  return folder;
}

/** Ends the database that runs in the folder without letting it write anything more. */
async function killDatabase(folder: string): Promise<void> {
  const postmaster = await findPostmaster(join(folder, 'postgres/data'));
  try {
    if (postmaster) process.kill(postmaster.pid, 'SIGQUIT');
  } catch {
    // It has ended by itself.
  }
}

export async function removeFolder(folder: string): Promise<void> {
  await killDatabase(folder);
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

async function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  return await new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk) => {
      output += String(chunk);
    });
    child.stdout?.on('data', (chunk) => {
      output += String(chunk);
      const found = /http:\S+(?=\n)/.exec(output)?.[0];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.\n${output}`)));
  });
}

/** Starts the server on a folder, new or left by one that was killed. */
export async function startServerProcess(folder: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program, folder, email, password]);
  const ended = once(child, 'exit');
  const address = await addressOf(child);
  let cookie = '';
  const send: ServerProcess['send'] = async (method, path, body, key) => {
    const response = await fetch(address + path, {
      method,
      headers: {
        origin,
        cookie,
        'content-type': 'application/json',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [line] = response.headers.getSetCookie();
    if (line) cookie = line.split(';', 1)[0] ?? '';
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  };
  await send('POST', '/services/identity/sign-in', { email, password });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return {
    send,
    async kill(withDatabase) {
      if (withDatabase) await killDatabase(folder);
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}
