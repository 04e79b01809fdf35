import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** What one block adds to a page that uses no other: bytes after gzip, react not counted. */
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
  let script = '';
  let style = '';
  for (const { output } of [made].flat().filter((one) => 'output' in one))
    for (const file of output) {
      if (file.type === 'chunk') script += file.code;
      else if (file.fileName.endsWith('.css')) style += file.source;
    }
  return { script: gzipped(script), style: gzipped(style) };
}

/** Each subpath built alone, with all that it imports. */
export async function blockBytes(): Promise<Readonly<Record<string, BlockBytes>>> {
  const entries = subpaths().map(async (name) => [name, await bytesOf(name)] as const);
  return Object.fromEntries(await Promise.all(entries));
}
