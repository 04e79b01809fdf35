import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { startMarketplace } from '@relab/e2e/marketplace';
import type { ComponentType } from 'react';
import { median, ms, table } from './figures.ts';
import { output, serverBundle } from './toolkit/bundle.ts';
import { plainElements } from './toolkit/plain-elements.ts';
import type { SiteHome } from './toolkit/site-home.tsx';

/**
 * How many home pages a second the server renders as data through blocks, and how many of the same page made of plain React
 * elements: `node bench/src/toolkit-render.ts [--rounds 41] [--pages 100]`. Rounds alternate; a second is one of a core's time,
 * so that what else the machine does counts little.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '41' }, pages: { type: 'string', default: '100' } },
});
const rounds = Math.min(500, Number(values.rounds));
const pages = Math.min(5000, Number(values.pages));

// Before React is loaded: it reads it once.
process.env.NODE_ENV = 'production';
const { createElement } = await import('react');
const { renderToReadableStream, renderToString } = await import('react-dom/server');

const text = (page: ComponentType): string => renderToString(createElement(page));

/** Writes the page of plain elements down as a module, and reads it. */
async function plain<Props>(name: string, html: string, selector?: string): Promise<ComponentType<Props>> {
  const file = join(output, `${name}.js`);
  await writeFile(file, plainElements(html, selector));
  const { Plain } = (await import(pathToFileURL(file).href)) as { readonly Plain: ComponentType<Props> };
  return Plain;
}

interface Pair {
  readonly name: string;
  readonly Blocks: ComponentType;
  readonly Plain: ComponentType;
}

/** The view's own part of the page, without the blocks that the site adds. */
async function viewAlone(): Promise<Pair> {
  const { HomeOfBlocks } = (await import(await serverBundle('home.tsx'))) as { HomeOfBlocks: ComponentType };
  return {
    name: 'the view alone',
    Blocks: HomeOfBlocks,
    Plain: await plain('plain-view', text(HomeOfBlocks)),
  };
}

/** The page as the site renders it, with header, footer, categories and listings. */
async function completePage(): Promise<Pair> {
  const marketplace = await startMarketplace({ env: { RELAB_PICTURES: 'on-demand' } });
  const document = await fetch(marketplace.address)
    .then((response) => response.text())
    .finally(() => marketplace.stop());
  const state = /id="state"[^>]*>(.*?)<\/script>/.exec(document)?.[1];
  if (!state) throw new Error('The home page carries no state.');
  const { openHome } = (await import(await serverBundle('site-home.tsx'))) as {
    openHome: (state: string) => Promise<SiteHome>;
  };
  const { Page, WithSlots, pageWith } = await openHome(state);
  return {
    name: 'the whole page',
    Blocks: Page,
    // What is around a static page is the site's own.
    Plain: pageWith(await plain('plain-page', text(WithSlots), 'main > div')),
  };
}

const pairs = [await viewAlone(), await completePage()];

/** Generated ids tell where in the tree they were made. */
const withoutIds = (html: string): string => html.replaceAll(/_R_\w*_/g, '');

for (const { name, Blocks, Plain } of pairs) {
  const [plainly, ofBlocks] = [withoutIds(text(Plain)), withoutIds(text(Blocks))];
  if (plainly === ofBlocks) continue;
  const at = [...plainly].findIndex((letter, place) => letter !== ofBlocks[place]);
  const around = (html: string): string => html.slice(Math.max(0, at - 80), at + 80);
  throw new Error(
    `Of plain elements, ${name} is not the same: …${around(plainly)}… rather than …${around(ofBlocks)}…`,
  );
}

const renderers = {
  renderToString: text,
  renderToReadableStream: async (page: ComponentType): Promise<void> => {
    for await (const _ of await renderToReadableStream(createElement(page)));
  },
};

async function perSecond(render: (page: ComponentType) => unknown, page: ComponentType): Promise<number> {
  const startedAt = process.cpuUsage();
  for (let count = 0; count < pages; count++) await render(page);
  const { user, system } = process.cpuUsage(startedAt);
  return (pages * 1_000_000) / (user + system);
}

const rows: (string | number)[][] = [];
for (const { name, Blocks, Plain } of pairs)
  for (const [renderer, render] of Object.entries(renderers)) {
    const ofBlocks: number[] = [];
    const ofPlain: number[] = [];
    // The first rounds are for the engine to warm up.
    for (let round = -5; round < rounds; round++) {
      const rates = [await perSecond(render, Blocks), await perSecond(render, Plain)] as const;
      if (round < 0) continue;
      ofBlocks.push(rates[0]);
      ofPlain.push(rates[1]);
    }
    rows.push([
      name,
      renderer,
      ms(text(Blocks).length / 1000),
      Math.round(median(ofBlocks)),
      Math.round(median(ofPlain)),
      median(ofBlocks.map((rate, round) => rate / (ofPlain[round] ?? Number.NaN))).toFixed(2),
    ]);
  }
console.log(table(['home', 'renderer', 'kB', 'of blocks', 'of plain elements', 'ratio'], rows));
