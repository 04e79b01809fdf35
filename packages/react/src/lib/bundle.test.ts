import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import * as recordCalls from '@relab/contract/records';
import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';

const entry = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** What a browser would get of a page's imports, React apart. */
async function bundle(
  code: string,
  environment = 'production',
): Promise<{ readonly text: string; readonly bytes: number }> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': JSON.stringify(environment) },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? '\0page' : undefined),
        load: (id) => (id === '\0page' ? code : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: 'page', external: [/^react/], preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = built as Rollup.RollupOutput;
  const parts = output.map((part) => (part.type === 'chunk' ? part.code : String(part.source)));
  return {
    text: parts.join('\n'),
    bytes: parts.reduce((sum, part) => sum + gzipSync(part).length, 0),
  };
}

const homePage = `
export { createClient } from '${entry('client/src/index.ts')}';
export { getAppContext, getSessionContext, getCartSummary, getProductCategoryChildren } from '${entry('client/src/commerce.ts')}';
export { getContentForSite, getCollectionItemsForSite } from '${entry('client/src/content.ts')}';
export { RelabProvider, useRead, useSuspendingRead, useWrite, useCartProcessing } from '${entry('react/src/index.ts')}';
`;

const callIds = Object.values(recordCalls).flatMap((call) =>
  typeof call === 'object' && 'id' in call ? [call.id] : [],
);
const idsIn = (text: string) => callIds.filter((id) => new RegExp(`[\`'"]${id}[\`'"]`).test(text));

describe('a page', () => {
  it('a page of store, client, hooks and adapters of the home page is at most 12 kB, React apart', async () => {
    const { bytes, text } = await bundle(homePage);
    console.log(`home page, without React: ${bytes} bytes gzip`);
    expect(bytes).toBeLessThan(12_000);
    expect(text).not.toMatch(/devtools|tablist/i);
  });

  it('a page that imports one hook gets its adapter, and none of the others', async () => {
    const { text } = await bundle(`export { useObjectInfo } from '${entry('react/src/records.ts')}';`);
    // The batch that reads of one tick go out as.
    expect(idsIn(text)).toEqual(['getObjectInfo', 'getObjectInfos']);
    expect(text).not.toMatch(/devtools|tablist/i);
  });

  it('a page that has every hook has no devtools; one that imports them has, but in production', async () => {
    const all = `export * from '${entry('react/src/index.ts')}'; export * from '${entry('react/src/records.ts')}';`;
    const { text } = await bundle(all);
    expect(text).not.toMatch(/devtools|tablist/i);
    const withDevtools = `${all} export * from '${entry('react/src/devtools.ts')}';`;
    expect((await bundle(withDevtools, 'development')).text).toMatch(/tablist/);
    expect((await bundle(withDevtools)).text).not.toMatch(/tablist/);
  });
});
