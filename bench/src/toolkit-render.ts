import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { ComponentType } from 'react';
import { median, ms, table } from './figures.ts';
import { output, serverBundle } from './toolkit/bundle.ts';
import { plainElements } from './toolkit/plain-elements.ts';

/**
 * How many home pages a second the server renders as data through blocks, and how many of the same page made of plain React
 * elements: `node bench/src/toolkit-render.ts [--rounds 41] [--pages 200]`. Rounds alternate; a second is one of a core's time,
 * so that what else the machine does counts little.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '41' }, pages: { type: 'string', default: '200' } },
});
const rounds = Math.min(500, Number(values.rounds));
const pages = Math.min(5000, Number(values.pages));

// Before React is there: it asks once.
process.env.NODE_ENV = 'production';
const { createElement } = await import('react');
const { renderToReadableStream, renderToString } = await import('react-dom/server');

interface Home {
  readonly HomeOfBlocks: ComponentType;
}
interface PlainHome {
  readonly Plain: ComponentType;
}

const { HomeOfBlocks } = (await import(await serverBundle('home.tsx'))) as Home;
const html = renderToString(createElement(HomeOfBlocks));
const plainFile = join(output, 'plain.js');
await writeFile(plainFile, plainElements(html));
const { Plain } = (await import(pathToFileURL(plainFile).href)) as PlainHome;
if (renderToString(createElement(Plain)) !== html)
  throw new Error('The page of plain elements is not the same page.');

type Render = (page: ComponentType) => unknown;

const streamed: Render = async (page) => {
  const stream = await renderToReadableStream(createElement(page));
  for await (const _ of stream);
};
const renderers: Readonly<Record<string, Render>> = {
  renderToString: (page) => renderToString(createElement(page)),
  renderToReadableStream: streamed,
};

async function perSecond(render: Render, page: ComponentType): Promise<number> {
  const begun = process.cpuUsage();
  for (let count = 0; count < pages; count++) await render(page);
  const { user, system } = process.cpuUsage(begun);
  return (pages * 1_000_000) / (user + system);
}

const rows: (string | number)[][] = [];
for (const [name, render] of Object.entries(renderers)) {
  const blocks: number[] = [];
  const plain: number[] = [];
  for (let round = -5; round < rounds; round++) {
    const ofBlocks = await perSecond(render, HomeOfBlocks);
    const ofPlain = await perSecond(render, Plain);
    // The first rounds are for the engine to warm up.
    if (round < 0) continue;
    blocks.push(ofBlocks);
    plain.push(ofPlain);
  }
  const ratio = median(blocks.map((rate, round) => rate / (plain[round] ?? Number.NaN)));
  rows.push([
    name,
    Math.round(median(blocks)),
    Math.round(median(plain)),
    ratio.toFixed(2),
    ms(html.length / 1000),
  ]);
}
console.log(
  table(['renderer', 'pages/s of blocks', 'pages/s of plain elements', 'ratio', 'kB of HTML'], rows),
);
