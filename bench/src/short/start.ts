import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { median } from '../figures.ts';
import { reportFigures } from './figure.ts';
import { type RequestHeaders, receive } from './page-load.ts';
import { startArguments } from './start-arguments.ts';

// Later starts, memory and pictures of the marketplace as `npm start` runs it, on the database that this machine gives it.

const root = join(import.meta.dirname, '../../..');
const port = 5520;
const starts = 5;
const pages = 2_000;
const clients = 8;
const pictures = 10;
const run = promisify(execFile);

interface Page {
  readonly status: number;
  readonly text: string;
}

async function get(path: string, headers: RequestHeaders = {}): Promise<Page> {
  const { status, body } = await receive(`http://127.0.0.1:${port}${path}`, headers);
  return { status, text: body.toString() };
}

interface Started {
  readonly child: ChildProcess;
  /** Milliseconds from the start of the process to the first home page. */
  readonly took: number;
  readonly output: () => string;
}

async function start(folder: string): Promise<Started> {
  const { NODE_ENV: _, ...env } = process.env;
  let output = '';
  const begun = performance.now();
  const child = spawn(process.execPath, await startArguments(), {
    cwd: root,
    env: { ...env, PORT: String(port), RELAB_DATA: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const hear = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  for (;;) {
    const answer = await get('/').catch(() => undefined);
    if (answer?.status === 200) break;
    if (child.exitCode !== null) throw new Error(`The marketplace ended.\n${output}`);
    await pause(10);
  }
  return { child, took: performance.now() - begun, output: () => output };
}

async function end({ child }: Started): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Megabytes that a process has in memory. */
async function residentOf({ child }: Started): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(child.pid)]);
  return Number(stdout) / 1024;
}

const links = (html: string, pattern: RegExp): readonly string[] =>
  Array.from(html.matchAll(pattern), ([, path = '']) => path.replaceAll('&amp;', '&'));

/** Home, cart, search, categories and listings, as they link to each other. */
async function addresses(): Promise<readonly string[]> {
  const categories = links((await get('/')).text, /href="(\/category\/[^"#]+)"/g).slice(0, 12);
  const listings = new Set<string>();
  for (const path of categories)
    for (const link of links((await get(path)).text, /href="(\/product\/[^"#]+)"/g)) listings.add(link);
  return ['/', '/de', '/cart', '/global-search/centrifuge', ...categories, ...listings];
}

/** Every second one by somebody with a cookie, for whom each page is rendered. */
async function visit(paths: readonly string[]): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (next < pages) {
        const at = next;
        next += 1;
        const path = paths[(at * 7) % paths.length] ?? '/';
        await get(path, { 'accept-encoding': 'gzip', ...(at % 2 === 0 ? {} : { cookie: 'visitor=1' }) });
      }
    }),
  );
}

/** Milliseconds for each of some small pictures on their first request. */
async function pictureTimes(paths: readonly string[]): Promise<readonly number[]> {
  const found = new Set<string>();
  for (const path of paths) {
    if (found.size >= pictures) break;
    for (const key of links((await get(path)).text, /\/cms\/delivery\/media\/(\w+)\?/g)) found.add(key);
  }
  const times: number[] = [];
  for (const key of [...found].slice(0, pictures)) {
    const begun = performance.now();
    const { status } = await get(`/cms/delivery/media/${key}?width=320`, { accept: 'image/avif' });
    if (status !== 200) throw new Error(`The picture ${key} was answered with ${status}.`);
    times.push(performance.now() - begun);
  }
  return times;
}

await run(process.execPath, [join(root, 'scripts/build-pages.ts')]);
const folder = await mkdtemp(join(tmpdir(), 'relab-start-'));
// A root that starts it has PostgreSQL run as another user, who must reach the folder.
await chmod(folder, 0o755);
try {
  const times: number[] = [];
  await end(await start(folder));
  for (let at = 1; at < starts; at += 1) {
    const one = await start(folder);
    times.push(one.took);
    await end(one);
  }
  const last = await start(folder);
  times.push(last.took);
  await pause(1_000);
  const atStart = await residentOf(last);
  const paths = await addresses();
  const made = await pictureTimes(paths);
  await visit(paths);
  const afterPages = await residentOf(last);
  const engine = /^Database\s+(.*), open/m.exec(last.output())?.[1] ?? 'unknown database';
  await end(last);
  await reportFigures([
    {
      name: 'start with everything built, to the first page',
      value: median(times),
      unit: 'ms',
      aim: { atMost: 1_000 },
      note: engine,
    },
    { name: 'memory after the start', value: atStart, unit: 'MB', aim: { atMost: 180 }, note: engine },
    {
      name: `memory after ${pages} pages`,
      value: afterPages,
      unit: 'MB',
      aim: { atMost: 250 },
      note: engine,
    },
    {
      name: 'a small picture, made when it is requested',
      value: median(made),
      unit: 'ms',
      aim: { atMost: 150 },
    },
  ]);
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}
