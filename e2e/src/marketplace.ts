import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface RunningMarketplace {
  readonly address: string;
  readonly pid: number;
  /** Its data. */
  readonly folder: string;
  readonly output: () => string;
  stop(): Promise<void>;
}

export interface MarketplaceOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds until it must have answered. */
  readonly patience?: number;
  /** What Node is started with in place of the marketplace's sources, such as the script that builds first. */
  readonly args?: readonly string[];
  /** Lets other users of the machine into the folder: a root that starts it has PostgreSQL run as one of them. */
  readonly isShared?: boolean;
}

const main = join(import.meta.dirname, '../../apps/marketplace/src/main.ts');

/** The whole marketplace as a process of its own, on a free port and in an empty data folder. */
export async function startMarketplace({
  env = {},
  patience = 120_000,
  isShared = false,
  args = [main],
}: MarketplaceOptions = {}): Promise<RunningMarketplace> {
  const folder = await mkdtemp(join(tmpdir(), 'relab-e2e-'));
  if (isShared) await chmod(folder, 0o755);
  const child = spawn(process.execPath, [...args], {
    env: { ...process.env, PORT: '0', RELAB_DATA: folder, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const stop = async () => {
    await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  const address = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The marketplace did not answer.\n${output}`)), patience);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /(http:\/\/\S+:\d+)\/?\s*$/m.exec(output)?.[1];
      if (found) {
        clearTimeout(timer);
        resolve(found);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The marketplace ended with code ${code}.\n${output}`));
    });
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { address, pid: child.pid ?? 0, folder, output: () => output, stop };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(timer);
}
