import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { launchBrowser } from '@relab/e2e/browser';
import type { Browser } from 'playwright-core';
import type { ComponentType } from 'react';
import { median, ms, table } from './figures.ts';
import { browserBundle, serverBundle } from './toolkit/bundle.ts';
import type {} from './toolkit/grid-in-browser.tsx';

/**
 * A grid of 1,000 tiles in Chromium: rendered by the server, painted, made live, then appended to four times by 100.
 * `node bench/src/toolkit-grid.ts [--items 1000] [--append 100] [--runs 7]`. Medians; the longest frame of all runs besides.
 */
const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '1000' },
    append: { type: 'string', default: '100' },
    runs: { type: 'string', default: '7' },
  },
});
const count = Math.min(10_000, Number(values.items));
const more = Math.min(1000, Number(values.append));
const runs = Math.min(50, Number(values.runs));

process.env.NODE_ENV = 'production';
const { createElement } = await import('react');
const { renderToString } = await import('react-dom/server');

interface Grids {
  readonly grids: Readonly<Record<string, ComponentType<{ readonly items: unknown }>>>;
  readonly guides: (first: number, count: number) => unknown;
}

const { grids, guides } = (await import(await serverBundle('grid.tsx'))) as Grids;
const { entry, scripts, style } = await browserBundle('grid-in-browser.tsx');

function documentOf(kind: string): string {
  const Grid = grids[kind];
  if (!Grid) throw new Error(`There is no grid ${kind}.`);
  const html = renderToString(createElement(Grid, { items: guides(0, count) }));
  return `<!doctype html><html lang="en" data-kind="${kind}" data-count="${count}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Grid</title><style>${style}</style>
<div id="root">${html}</div><script type="module" src="${entry}"></script></html>`;
}

const documents = new Map(Object.keys(grids).map((kind) => [`/${kind}`, documentOf(kind)]));
const server = createServer(({ url = '' }, response) => {
  const script = scripts.get(url);
  response.setHeader('content-type', script === undefined ? 'text/html; charset=utf-8' : 'text/javascript');
  response.end(script ?? documents.get(url));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

interface Run {
  readonly painted: number;
  readonly live: number;
  readonly liveFrame: number;
  readonly appended: number;
  readonly work: number;
  readonly appendFrame: number;
  readonly shift: number;
}

async function run(browser: Browser, kind: string): Promise<Run> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(`${address}/${kind}`);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    /** The main thread's own time so far, in milliseconds: what else the machine does is not in it. */
    const cpuTime = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    };
    const maxFrame = () => page.evaluate(() => window.measured.maxFrame());
    const painted = await page.evaluate(() => window.measured.firstPaint());
    await maxFrame();
    const live = await page.evaluate(() => window.measured.goLive());
    const liveFrame = await maxFrame();
    const appends: number[] = [];
    const work: number[] = [];
    const frames: number[] = [];
    for (let time = 0; time < 4; time++) {
      const before = await cpuTime();
      appends.push(await page.evaluate((count) => window.measured.append(count), more));
      work.push((await cpuTime()) - before);
      frames.push(await maxFrame());
    }
    const shift = await page.evaluate(() => window.measured.layoutShift());
    return {
      painted,
      live,
      liveFrame,
      appended: median(appends),
      work: median(work),
      appendFrame: Math.max(...frames),
      shift,
    };
  } finally {
    await page.close();
  }
}

const browser = await launchBrowser();
try {
  const rows: (string | number)[][] = [];
  for (const kind of Object.keys(grids)) {
    await run(browser, kind);
    const all: Run[] = [];
    for (let time = 0; time < runs; time++) all.push(await run(browser, kind));
    const of = (name: keyof Run) => all.map((one) => one[name]);
    rows.push([
      kind,
      ...(['painted', 'live', 'liveFrame', 'appended', 'work', 'appendFrame'] as const).map((name) =>
        ms(median(of(name))),
      ),
      ms(Math.max(...of('appendFrame'))),
      Math.max(...of('shift')).toFixed(3),
    ]);
  }
  console.log(
    table(
      [
        'grid',
        'first paint ms',
        'live ms',
        'its longest frame',
        `append of ${more} ms`,
        'of it work',
        'its longest frame',
        'longest of all',
        'layout shift',
      ],
      rows,
    ),
  );
} finally {
  await browser.close();
  server.close();
}
