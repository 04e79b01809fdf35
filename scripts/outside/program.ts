import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Outcome {
  readonly code: number | null;
  /** What it wrote, to either of the two. */
  readonly output: string;
}

export interface ProgramOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** No settings of this repository's own runs: a stranger has none of them. */
const strangersEnv = (env: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => {
  const { NODE_ENV: _, VITEST: __, NODE_OPTIONS: ___, ...rest } = process.env;
  const npm = Object.fromEntries(
    Object.entries(rest).filter(([name]) => !/^(?:npm_|RELAB_|VITE)/.test(name)),
  );
  return { ...npm, NO_COLOR: '1', ...env };
};

function spawnProgram(program: string, args: readonly string[], { cwd, env }: ProgramOptions): ChildProcess {
  return spawn(program, args, {
    cwd,
    env: strangersEnv(env),
    // A group of its own, so that what npm starts ends with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function collect(child: ChildProcess, onText: (output: string) => void = () => undefined): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onText(output);
    });
  }
  return () => output;
}

/** Runs a program to its end. */
export async function runProgram(
  program: string,
  args: readonly string[],
  options: ProgramOptions,
): Promise<Outcome> {
  const child = spawnProgram(program, args, options);
  const output = collect(child);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output() };
}

/** The same; throws with what it wrote where it fails. */
export async function mustRun(
  program: string,
  args: readonly string[],
  options: ProgramOptions,
): Promise<string> {
  const { code, output } = await runProgram(program, args, options);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output}`);
  return output;
}

export interface RunningProgram {
  /** What the pattern found in what it wrote. */
  readonly ready: RegExpExecArray;
  readonly output: () => string;
  stop(): Promise<void>;
}

/** Starts a program that stays, and waits until it prints that it is ready. Throws with what it wrote where it ends before. */
export async function startProgram(
  program: string,
  args: readonly string[],
  pattern: RegExp,
  options: ProgramOptions,
): Promise<RunningProgram> {
  const child = spawnProgram(program, args, options);
  const found = Promise.withResolvers<RegExpExecArray>();
  const output = collect(child, (text) => {
    const match = pattern.exec(text);
    if (match) found.resolve(match);
  });
  const closed = once(child, 'close');
  void closed.then(([code]) =>
    found.reject(new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output()}`)),
  );
  const ready = await found.promise;
  return {
    ready,
    output,
    async stop() {
      // The whole group: npm does not pass every signal on.
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      await closed;
    },
  };
}
