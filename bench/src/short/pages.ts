import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMarketplace } from '@relab/e2e/marketplace';
import { median } from '../figures.ts';
import { somePages } from '../some-pages.ts';
import { type Figure, reportFigures } from './figure.ts';
import { rateOf, receive } from './page-load.ts';
import type { FloorBody } from './pages-floor.ts';
import { startArguments } from './start-arguments.ts';

/**
 * Pages a second of a marketplace that was started as in its README, for the second time, to sixteen clients: those that
 * guests share beside the same bytes from memory, and those that are made anew for one visitor.
 */
const encodings = ['gzip', 'br', 'identity'] as const;
const rounds = 2;
/** What most browsers accept, all alike. */
const browsers = 'gzip, deflate, br, zstd';
/** A guest whose browser has been here before, so that no page is shared with them. */
const visitor = { cookie: 'relab_guest=somebody' };

/** What prints, the end of a line that begins with `name`. */
const line = (output: string, name: string): string =>
  new RegExp(`^${name}\\s+(.*)$`, 'm').exec(output)?.[1] ?? '';

async function startFloor(bodies: readonly FloorBody[], folder: string): Promise<[ChildProcess, string]> {
  const list = join(folder, 'floor.json');
  await writeFile(list, JSON.stringify(bodies));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'pages-floor.ts'), list], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The floor ended with ${code}.`)));
    child.stdout.on('data', (chunk: Buffer) => resolve(/port (\d+)/.exec(chunk.toString())?.[1] ?? ''));
  });
  return [child, `http://127.0.0.1:${port}`];
}

/** Medians of several rounds in turn, so that what else runs on the machine meets all of them. */
async function inTurn<Name extends string>(
  measurements: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Readonly<Record<Name, number>>> {
  const entries = Object.entries(measurements) as [Name, () => Promise<number>][];
  const values = new Map(entries.map(([name]) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round++)
    for (const [name, measure] of entries) values.get(name)?.push(await measure());
  return Object.fromEntries(entries.map(([name]) => [name, median(values.get(name) ?? [])])) as Record<
    Name,
    number
  >;
}

const folder = await mkdtemp(join(tmpdir(), 'relab-bench-'));
const env = {
  RELAB_DATA: join(folder, 'data'),
  RELAB_PICTURES: 'on-demand',
  NODE_ENV: '',
};
// A root who starts it has PostgreSQL run as another user.
await chmod(folder, 0o755);
const options = { env, args: await startArguments(), patience: 150_000 };
const figures: Figure[] = [];
try {
  await (await startMarketplace(options)).stop();
  const marketplace = await startMarketplace(options);
  let floor: ChildProcess | undefined;
  try {
    const engine = line(marketplace.output(), 'Database').replace(/, open after.*/, '');
    const pages = Object.entries(await somePages(marketplace.address));
    const bodies: FloorBody[] = [];
    for (const [name, path] of pages)
      for (const encoding of encodings) {
        const { body, headers } = await receive(marketplace.address + path, { 'accept-encoding': encoding });
        const file = join(folder, `${name}-${encoding}`);
        await writeFile(file, body);
        const sent = Object.entries(headers).filter(([header]) => /^content-(?!length)/.test(header));
        bodies.push({
          path: `/${name}-${encoding}`,
          file,
          headers: Object.fromEntries(sent) as Record<string, string>,
        });
      }
    const [child, origin] = await startFloor(bodies, folder);
    floor = child;
    for (const [name, path] of pages)
      for (const encoding of encodings) {
        const headers = { 'accept-encoding': encoding };
        const { kept, memory } = await inTurn({
          kept: () => rateOf(marketplace.address + path, headers),
          memory: () => rateOf(`${origin}/${name}-${encoding}`, headers),
        });
        figures.push({
          name: `${name} of guests, ${encoding}, of the floor`,
          value: kept / memory,
          aim: { atLeast: 0.5 },
          note: `${Math.round(kept)} a second, ${Math.round(memory)} from memory`,
        });
      }
    for (const [name, path] of pages) {
      const url = marketplace.address + path;
      const as = (encoding: string) => ({ ...visitor, 'accept-encoding': encoding });
      await rateOf(url, as('gzip'));
      const { gzip, br, asBrowsers, identity } = await inTurn({
        gzip: () => rateOf(url, as('gzip'), { seconds: 2 }),
        br: () => rateOf(url, as('br')),
        asBrowsers: () => rateOf(url, as(browsers)),
        identity: () => rateOf(url, as('identity')),
      });
      figures.push(
        {
          name: `${name} made anew, gzip`,
          value: gzip,
          unit: 'pages/s',
          ...(name === 'home' && { aim: { atLeast: 150 } }),
          note: engine,
        },
        { name: `${name} made anew, brotli to identity`, value: br / identity, aim: { atLeast: 1 } },
        {
          name: `${name} made anew, as browsers ask, to identity`,
          value: asBrowsers / identity,
          aim: { atLeast: 1 },
        },
      );
    }
  } finally {
    floor?.kill();
    await marketplace.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
await reportFigures(figures);
process.exit(0);
