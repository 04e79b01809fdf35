import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

export interface RunningProgram {
  readonly origin: string;
  stop(): Promise<void>;
}

const closed = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => child.once('close', () => resolve()));

/** What programs get of the environment: where others are, and no setting of whoever measures. */
const basicEnv = (): Readonly<Record<string, string>> => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
});

function spawnProgram({ command, args, folder, env }: Program) {
  // It leads a group of its own, since it may start others.
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...basicEnv(), ...env } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
    });
  return { child, ended: closed(child), output: () => output };
}

/** Runs a program to its end. */
export async function runProgram(program: Program): Promise<void> {
  const { child, ended, output } = spawnProgram(program);
  await ended;
  if (child.exitCode !== 0) throw new Error(`${program.args.join(' ')} ended.\n${output()}`);
}

/** Starts a server, and waits until a path of it is answered well. */
export async function startProgram(program: Program, port: number, path: string): Promise<RunningProgram> {
  const { child, ended, output } = spawnProgram(program);
  const signal = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  process.once('exit', signal);
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(origin + path).then(
      async (response) => {
        await response.text();
        return response.ok;
      },
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${program.args.join(' ')} ended.\n${output()}`);
    await pause(200);
  }
  return {
    origin,
    async stop() {
      process.removeListener('exit', signal);
      signal();
      await ended;
    },
  };
}
