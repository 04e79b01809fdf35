import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** Stands beside the package's entries, so that it imports as a page's module would. */
const entry = join(import.meta.dirname, '../entry.virtual.ts');

/** Bundles a module that imports one thing, as a page would. */
async function bundle(source: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: { write: false, minify: true, rolldownOptions: { input: entry, output: { format: 'es' } } },
  });
  const [first] = Array.isArray(output) ? output : [output];
  if (!first || !('output' in first)) throw new Error('Nothing was built.');
  return first.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
}

test('a page ships only the checks of the calls it makes, and no schema of a response', async () => {
  const code = await bundle(`import { getCartItems } from './commerce.ts'; console.log(getCartItems);`);
  expect(code).toContain('getCartItems');
  for (const other of ['addItemToCart', 'searchProducts', 'getOrderSummaries', 'deliveryAddress'])
    expect(code).not.toContain(other);
  for (const answered of ['messagesSummary', 'totalNumberOfPages', 'cartPromotions'])
    expect(code).not.toContain(answered);
}, 30_000);

test('a call without parameters of its own brings no schema library', async () => {
  const code = await bundle(`import { getAppContext } from './commerce.ts'; console.log(getAppContext);`);
  expect(gzipSync(code).length).toBeLessThan(700);
}, 30_000);

test('a page that uploads nothing and lists nothing gets nothing of either', async () => {
  const code = await bundle(`import { getLayout } from './records.ts'; console.log(getLayout);`);
  expect(code).toContain('getLayout');
  for (const other of ['getPathLayout', 'fileData', 'displayColumns', 'executeBatch', 'picklist-values'])
    expect(code).not.toContain(other);
  expect(gzipSync(code).length).toBeLessThan(900);
}, 30_000);
