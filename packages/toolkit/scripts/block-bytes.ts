import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** What one block adds to a page that uses no other: bytes after gzip; react, and what is fetched on demand, not counted. */
export interface BlockBytes {
  readonly script: number;
  readonly style: number;
}

const source = join(import.meta.dirname, '../src');

/** The subpaths of the package that hold code; the theme is style for the whole page and counted with it. */
const subpaths = (): readonly string[] =>
  globSync('*/index.ts', { cwd: source })
    .map((file) => basename(dirname(file)))
    .filter((name) => name !== 'theme')
    .sort();

const gzipped = (text: string): number => (text === '' ? 0 : gzipSync(text, { level: 9 }).length);

const isStyle = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputAsset =>
  file.type === 'asset' && file.fileName.endsWith('.css');

/** Tells the entry and what it imports from what is fetched on demand, which is not counted. */
function isLoadedAtOnce(chunks: readonly Rolldown.OutputChunk[]): (chunk: Rolldown.OutputChunk) => boolean {
  const names = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  // A set that grows while it is walked.
  for (const name of names)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      names.add(imported);
  return ({ fileName }) => names.has(fileName);
}

async function bytesOf(subpath: string): Promise<BlockBytes> {
  const made = await build({
    configFile: false,
    root: source,
    logLevel: 'silent',
    // Said here and not by NODE_ENV: a test runner sets that to something else.
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: false,
      rollupOptions: {
        input: join(source, subpath, 'index.ts'),
        preserveEntrySignatures: 'strict',
        external: /^(react|@relab\/react)(\/|$)/,
      },
    },
  });
  const files = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = files.filter((file) => file.type === 'chunk');
  const script = chunks.filter(isLoadedAtOnce(chunks)).map(({ code }) => code);
  const style = files.filter(isStyle).map(({ source }) => source.toString());
  return { script: gzipped(script.join('')), style: gzipped(style.join('')) };
}

/** Each subpath built alone, with all that it imports. */
export async function blockBytes(): Promise<Readonly<Record<string, BlockBytes>>> {
  const entries = subpaths().map(async (name) => [name, await bytesOf(name)] as const);
  return Object.fromEntries(await Promise.all(entries));
}
