import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Peer } from './peers/peer.ts';
import type { DatabasePlace } from './peers/place.ts';

/** What a server is started with. */
export type ServerProgram = Pick<Peer, 'title' | 'health' | 'program'>;

/** A server in a process of its own. */
export interface RunningServer {
  readonly port: number;
  /** Megabytes that are resident. */
  memory(): number;
  /** Milliseconds that its threads have worked; undefined where the system does not tell. */
  cpuTime(): number | undefined;
  end(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return address.port;
}

/** Linux counts in ticks of a hundredth of a second, in user mode and in the kernel's. */
function cpuTimeOf(pid: number | undefined): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return undefined;
  }
}

const patience = 60_000;

/** Starts a server in production mode and waits until it answers. `flags` are Node's, such as those of its profiler. */
export async function startServer(
  peer: ServerProgram,
  database: Omit<DatabasePlace, 'port'>,
  flags: readonly string[] = [],
): Promise<RunningServer> {
  const port = await freePort();
  const { args, env } = peer.program({ ...database, port });
  const child = spawn(process.execPath, [...flags, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (bytes) => {
    output = `${output}${bytes}`.slice(-4_000);
  });
  // Nobody else would end it.
  const abandon = (): void => void child.kill();
  process.once('exit', abandon);
  const ended = once(child, 'exit').then(() => process.off('exit', abandon));
  const end = async (): Promise<void> => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(timer);
  };
  for (const limit = Date.now() + patience; ; await pause(100)) {
    if (child.exitCode !== null) throw new Error(`${peer.title} ended with ${child.exitCode}: ${output}`);
    const response = await fetch(`http://127.0.0.1:${port}${peer.health}`).catch(() => undefined);
    if (response?.ok) break;
    if (Date.now() > limit) {
      await end();
      throw new Error(`${peer.title} does not answer: ${output}`);
    }
  }
  return {
    port,
    memory: () =>
      Math.round(
        Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024,
      ),
    cpuTime: () => cpuTimeOf(child.pid),
    end,
  };
}
