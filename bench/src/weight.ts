import { SourceMap } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '@relab/e2e/browser';
import { liveScripts } from '@relab/e2e/live-scripts';
import { startMarketplace } from '@relab/e2e/marketplace';
import { bytesOf, type PageScript } from '@relab/e2e/page-scripts';
import { createBuilder, type Rolldown } from 'vite';
import { buildAll } from '../../scripts/build.ts';
import { table } from './figures.ts';
import { somePages } from './some-pages.ts';

/**
 * What the JavaScript of a page consists of once it is live, by package or by file: `node bench/src/weight.ts [--page home]
 * [--files 40] [--address http://…]`. The files and their bytes are those that a phone fetches (home, category, listing, or a
 * path such as `/cart`), compressed as they travel. A source's part of them is its share of its file's minified text, for which
 * the site's browser part is built a second time, with source maps and without writing it.
 */
const { values } = parseArgs({
  options: {
    page: { type: 'string', default: 'home' },
    files: { type: 'string', default: '0' },
    address: { type: 'string' },
  },
});
const root = join(import.meta.dirname, '../..');
const site = join(root, 'apps/storefront');

process.env.NODE_ENV = 'production';

async function chunksOfSite(): Promise<readonly Rolldown.OutputChunk[]> {
  const builder = await createBuilder({
    configFile: join(site, 'vite.config.ts'),
    logLevel: 'warn',
    environments: { client: { build: { write: false, sourcemap: 'hidden' } } },
  });
  const { client } = builder.environments;
  if (!client) throw new Error('The site has no build for the browser.');
  const built = [await builder.build(client)].flat();
  return built.flatMap((one) => ('output' in one ? one.output : [])).filter((file) => file.type === 'chunk');
}

/** The scripts that the page fetches, from a marketplace that runs at the address or is started for this. */
async function fetchedScripts(): Promise<readonly PageScript[]> {
  await buildAll();
  const marketplace = values.address
    ? { address: values.address, stop: async () => undefined }
    : await startMarketplace({ env: { RELAB_PICTURES: 'on-demand' } });
  try {
    const paths: Readonly<Record<string, string>> = await somePages(marketplace.address);
    const browser = await launchBrowser();
    try {
      return (await liveScripts(browser, marketplace.address, paths[values.page] ?? values.page)).live;
    } finally {
      await browser.close();
    }
  } finally {
    await marketplace.stop();
  }
}

/** Characters of the minified chunk by the file that they come from; what the bundler itself wrote is named so. */
function charactersByFile({ code, map, fileName }: Rolldown.OutputChunk): ReadonlyMap<string, number> {
  // What the bundler wrote itself comes from no file.
  if (!map) return new Map([['the bundler', code.length]]);
  const sourceMap = new SourceMap({ ...map, file: fileName, sourceRoot: '' });
  const characters = new Map<string, number>();
  for (const [line, text] of code.split('\n').entries())
    for (let column = 0; column < text.length; column++) {
      const entry = sourceMap.findEntry(line, column);
      const source = 'originalSource' in entry ? entry.originalSource : undefined;
      const file = source ? relative(root, resolve(site, 'dist/client/assets', source)) : 'the bundler';
      characters.set(file, (characters.get(file) ?? 0) + 1);
    }
  return characters;
}

const packageOf = (file: string): string =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? /^(?:packages|apps)\/[^/]+/.exec(file)?.[0] ?? file;

const scripts = await fetchedScripts();
const chunks = new Map((await chunksOfSite()).map((chunk) => [`/${chunk.fileName}`, chunk]));
const sizes = new Map<string, { minified: number; sent: number }>();
for (const { path, bytes } of scripts) {
  const chunk = chunks.get(path);
  if (!chunk) throw new Error(`The page fetched ${path}, which is not of this build.`);
  for (const [file, minified] of charactersByFile(chunk)) {
    const name = Number(values.files) > 0 ? file : packageOf(file);
    const size = sizes.get(name) ?? { minified: 0, sent: 0 };
    size.minified += minified;
    size.sent += (bytes * minified) / chunk.code.length;
    sizes.set(name, size);
  }
}
const rows = [...sizes]
  .sort(([, a], [, b]) => b.sent - a.sent)
  .slice(0, Number(values.files) || undefined)
  .map(([name, { minified, sent }]) => [name, minified, Math.round(sent)]);
console.log(table([values.page, 'minified', 'sent'], rows));
console.log(`${bytesOf(scripts)} bytes in ${scripts.length} files.`);
