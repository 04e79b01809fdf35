import { SourceMap } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { createBuilder, type Rolldown } from 'vite';
import { table } from './figures.ts';

/**
 * What the JavaScript of a page consists of once it is live, by package or by file: `node bench/src/weight.ts [--page home]
 * [--files 40]`. Builds the site's browser part without writing it. A file's part of the gzip size is its share of its chunk's
 * minified text.
 */
const { values } = parseArgs({
  options: { page: { type: 'string', default: 'home' }, files: { type: 'string', default: '0' } },
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

/** The chunks of these modules with all that they import statically, each once. */
function withImports(
  chunks: readonly Rolldown.OutputChunk[],
  entries: readonly string[],
): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  for (const entry of entries) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(site, 'src', entry)));
    if (!chunk) throw new Error(`No chunk holds ${entry}.`);
    add(chunk);
  }
  return found;
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

const chunks = withImports(await chunksOfSite(), [
  'browser.ts',
  'hydrate.tsx',
  `pages/${values.page}/page.tsx`,
]);
const sizes = new Map<string, { minified: number; gzip: number }>();
let total = 0;
for (const chunk of chunks) {
  const gzip = gzipSync(chunk.code, { level: 9 }).length;
  total += gzip;
  for (const [file, minified] of charactersByFile(chunk)) {
    const name = Number(values.files) > 0 ? file : packageOf(file);
    const size = sizes.get(name) ?? { minified: 0, gzip: 0 };
    size.minified += minified;
    size.gzip += (gzip * minified) / chunk.code.length;
    sizes.set(name, size);
  }
}
const rows = [...sizes]
  .sort(([, a], [, b]) => b.gzip - a.gzip)
  .slice(0, Number(values.files) || undefined)
  .map(([name, { minified, gzip }]) => [name, minified, Math.round(gzip)]);
console.log(table([values.page, 'minified', 'gzip'], rows));
console.log(`${total} bytes of gzip in ${chunks.size} files.`);
