import { spawn } from 'node:child_process';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A request of a shop; a GET without headers unless said otherwise. */
export interface ShopRequest {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A marketplace with so many listings, started as `npm start` starts it. */
export interface SizedShop {
  readonly listings: number;
  /** Of the process that serves, which has started that of the database. */
  readonly pid: number;
  /** Seconds from its start to `/readyz`. */
  readonly ready: number;
  /** Listings a second, of those that this start filled in; undefined where all were there. */
  readonly filled: number | undefined;
  /** Resident memory of the process that serves, in MB. */
  memory(): Promise<number>;
  /** The text of a good response; any other is an error. */
  send(request: ShopRequest): Promise<string>;
  /** The header of a program that acts as the office. */
  readonly authorization: string;
  stop(): Promise<void>;
}

export interface ShopStart {
  /** Beside those of the shop itself, or in their place. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Processes that share the port. */
  readonly processes?: number;
}

const root = join(import.meta.dirname, '../../..');
const secret = 'measures-how-calls-grow-with-listings-40';
const client = { id: 'size', name: 'Size', secret, actsAs: 'office@relab.example' };

const filledIn = (output: string): number | undefined => {
  const [, count, seconds] = /(\d+) of them new, after ([\d.]+) s/.exec(output) ?? [];
  return count === undefined ? undefined : Number(count) / Number(seconds);
};

export async function startSizedShop(
  folder: string,
  listings: number,
  port: number,
  { settings = {}, processes = 1 }: ShopStart = {},
): Promise<SizedShop> {
  await mkdir(folder, { recursive: true });
  // The database may run as another user, who must come through.
  await chmod(folder, 0o755);
  await writeFile(join(folder, 'clients.json'), JSON.stringify([client]), { mode: 0o600 });
  const begun = performance.now();
  const child = spawn(process.execPath, ['scripts/start.ts', '--processes', String(processes)], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      PORT: String(port),
      RELAB_DATA: folder,
      RELAB_LISTINGS: String(listings),
      RELAB_PICTURES: 'on-demand',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  // An end of its own, so that what was started ends as well.
  const end = (): void => void child.kill('SIGTERM');
  process.once('exit', end);
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      async (response) => (await response.text()) !== '' && response.status === 200,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The marketplace ended.\n${output}`);
    await pause(100);
  }
  const ready = (performance.now() - begun) / 1000;
  const token = await fetch(`${origin}/services/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: client.id,
      client_secret: secret,
    }),
  });
  const { access_token } = (await token.json()) as { readonly access_token: string };
  return {
    listings,
    pid: child.pid ?? 0,
    ready,
    filled: filledIn(output),
    authorization: `Bearer ${access_token}`,
    async memory() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    async send({ path, ...request }) {
      const response = await fetch(origin + path, request);
      const text = await response.text();
      if (!response.ok)
        throw new Error(`${request.method ?? 'GET'} ${path}: ${response.status} ${text.slice(0, 300)}`);
      return text;
    },
    async stop() {
      process.removeListener('exit', end);
      end();
      await ended;
    },
  };
}
