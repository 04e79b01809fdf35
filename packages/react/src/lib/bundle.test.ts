import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { expect, it } from 'vitest';

const entry = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const homePage = `
export { createClient } from '${entry('client/src/index.ts')}';
export { getAppContext, getSessionContext, getCartSummary, getProductCategoryChildren } from '${entry('client/src/commerce.ts')}';
export { getContentForSite, getCollectionItemsForSite } from '${entry('client/src/content.ts')}';
export { RelabProvider, useRead, useSuspendingRead, useWrite, useCartProcessing } from '${entry('react/src/index.ts')}';
`;

it('store, client, hooks and adapters of the home page are at most 12 kB, React apart', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? '\0page' : undefined),
        load: (id) => (id === '\0page' ? homePage : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: 'page', external: [/^react/], preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = built as Rollup.RollupOutput;
  const bytes = output.reduce(
    (sum, part) => sum + (part.type === 'chunk' ? gzipSync(part.code).length : 0),
    0,
  );
  console.log(`home page, without React: ${bytes} bytes gzip`);
  expect(bytes).toBeLessThan(12_000);
});
