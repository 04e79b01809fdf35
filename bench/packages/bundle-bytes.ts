import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import type { Registry } from '../../scripts/outside/registry.ts';
import { inEmptyFolder, install } from './outside.ts';

/** What a page imports, beside React, which every such page has. */
const pages = {
  'getRecord alone': `
    import { getRecord } from '@relab/client/records';
    globalThis.read = getRecord;`,
  'getRecord with createClient and its store': `
    import { createClient } from '@relab/client';
    import { getRecord } from '@relab/client/records';
    globalThis.read = (id) => getRecord(createClient({ fetch }), { recordId: id, fields: ['Account.Name'] });`,
  'one hook with its provider and all below': `
    import { createClient } from '@relab/client';
    import { RelabProvider } from '@relab/react';
    import { useRecord } from '@relab/react/records';
    globalThis.parts = [createClient, RelabProvider, useRecord];`,
  'one block (Price)': `
    import { Price } from '@relab/toolkit/price';
    globalThis.block = Price;`,
  'a page as data with one block (Tile)': `
    import { PageBlocks } from '@relab/toolkit/page';
    import { tileDefinition } from '@relab/toolkit/tile';
    globalThis.page = [PageBlocks, { tile: tileDefinition }];`,
} as const;

export interface BundleBytes {
  readonly name: string;
  readonly minified: number;
  readonly gzip: number;
  readonly brotli: number;
}

async function bundle(folder: string, code: string): Promise<string> {
  const entry = join(folder, 'page.js');
  const built = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? entry : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rollupOptions: { input: 'page', external: /^react(?:-dom)?(?:\/|$)/ },
    },
  })) as Rollup.RollupOutput;
  return built.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n');
}

/** Bytes of what a bundler makes of the installed packages. */
export async function bundleBytes(registry: Registry): Promise<readonly BundleBytes[]> {
  return await inEmptyFolder(async (folder) => {
    await install(folder, registry, ['@relab/client', '@relab/react', '@relab/toolkit', 'react@19']);
    const measured: BundleBytes[] = [];
    for (const [name, code] of Object.entries(pages)) {
      const text = Buffer.from(await bundle(folder, code));
      const [gzip, brotli] = [gzipSync(text, { level: 9 }), brotliCompressSync(text)];
      measured.push({ name, minified: text.length, gzip: gzip.length, brotli: brotli.length });
    }
    return measured;
  });
}
