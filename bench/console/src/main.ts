import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { inFolder } from '../../server/src/arenas.ts';
import { median, table } from '../../src/figures.ts';
import { startSizedShop } from '../../src/size/sized-shop.ts';
import type { Arena } from './arena.ts';
import { relab } from './console-arena.ts';
import { type ScrollFigures, type Steps, scroll, visit } from './measure.ts';
import { reactAdmin } from './react-admin/arena.ts';
import { serveBoth } from './serve.ts';

/**
 * The console beside react-admin: the same rows, the same server, the same browser, in turns. `node src/main.ts [--rows 100000]
 * [--rounds 5] [--seconds 20] [--port 5090] [--folder /somewhere] [--browser /usr/bin/chromium]`
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '20' },
    port: { type: 'string', default: '5090' },
    folder: { type: 'string' },
    browser: { type: 'string', default: '/usr/bin/chromium' },
  },
});

const arenas: readonly Arena[] = [relab, reactAdmin];
const viewport = { width: 1440, height: 900 };

/** A browser that has been nowhere, with the office's session. */
async function freshContext(browser: Browser, origin: string, password: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, locale: 'en-US' });
  const response = await context.request.post(`${origin}/services/identity/sign-in`, {
    data: { email: 'office@relab.example', password },
  });
  if (!response.ok()) throw new Error(`Signing in failed: ${response.status()}`);
  return context;
}

async function measure(folder: string): Promise<void> {
  const port = Number(values.port);
  const shop = await startSizedShop(join(folder, values.rows), Number(values.rows), port);
  const served = await serveBoth(`http://127.0.0.1:${port}`, port + 1);
  const browser = await chromium.launch({ executablePath: values.browser, args: ['--no-sandbox'] });
  try {
    const password = (await readFile(join(folder, values.rows, 'first-password'), 'utf8')).trim();
    const visits = new Map<Arena, Steps[]>(arenas.map((arena) => [arena, []]));
    const scrolls = new Map<Arena, ScrollFigures[]>(arenas.map((arena) => [arena, []]));
    const open = () => freshContext(browser, served.origin, password);
    // The first visit of each is not counted: the server compiles its statements.
    for (let round = 0; round <= Number(values.rounds); round += 1) {
      for (const arena of arenas) {
        const context = await open();
        const steps = await visit(context, arena, served.origin);
        if (round > 0) visits.get(arena)?.push(steps);
        await context.close();
      }
    }
    for (const arena of arenas) {
      const context = await open();
      scrolls.get(arena)?.push(await scroll(context, arena, served.origin, Number(values.seconds)));
      await context.close();
    }
    print(visits, scrolls);
  } finally {
    await browser.close();
    await served.stop();
    await shop.stop();
  }
}

const stepNames: Readonly<Record<keyof Steps, string>> = {
  cold: 'cold link to fifty rows',
  open: 'list to record',
  other: 'record to another one',
  seen: 'record to one that was seen',
  save: 'save to shown',
};

function print(
  visits: ReadonlyMap<Arena, readonly Steps[]>,
  scrolls: ReadonlyMap<Arena, readonly ScrollFigures[]>,
): void {
  const steps = Object.entries(stepNames) as readonly (readonly [keyof Steps, string])[];
  const cell = (arena: Arena, step: keyof Steps): string => {
    const taken = visits.get(arena)?.map((figures) => figures[step]) ?? [];
    const of = (member: 'ms' | 'requests' | 'bytes') => median(taken.map((figures) => figures[member]));
    return `${of('ms').toFixed(0)} ms, ${of('requests')} requests, ${(of('bytes') / 1024).toFixed(1)} kB`;
  };
  const head = ['', ...arenas.map(({ name }) => name)];
  console.log(
    table(
      head,
      steps.map(([step, name]) => [name, ...arenas.map((arena) => cell(arena, step))]),
    ),
  );
  const scrolled = (arena: Arena): string => {
    const [figures] = scrolls.get(arena) ?? [];
    if (!figures) return '';
    const { rows, longFrames, longestFrame, heap } = figures;
    return `${rows} rows, ${longFrames} frames over 50 ms, longest ${longestFrame.toFixed(0)} ms, ${heap.toFixed(0)} MB`;
  };
  console.log(table(head, [[`scrolled for ${values.seconds} s`, ...arenas.map(scrolled)]]));
}

if (values.folder === undefined) await inFolder(measure);
else await measure(values.folder);
