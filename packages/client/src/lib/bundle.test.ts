import { fileURLToPath } from 'node:url';
import * as commerceCalls from '@relab/contract/commerce';
import * as recordCalls from '@relab/contract/records';
import { build, type Rollup } from 'vite';
import { expect, it, vi } from 'vitest';

// Bundles are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const entry = (name: string) => fileURLToPath(new URL(`../${name}.ts`, import.meta.url));

/** What a browser would get of a page's imports, as one text. */
async function bundle(code: string, environment = 'production'): Promise<string> {
  const built = await build({
    configFile: false,
    define: { 'process.env.NODE_ENV': JSON.stringify(environment) },
    logLevel: 'silent',
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
      rollupOptions: { input: 'page', preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = built as Rollup.RollupOutput;
  return output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n');
}

const isThere = (text: string, id: string) => new RegExp(`[\`'"]${id}[\`'"]`).test(text);
const ids = [...Object.values(commerceCalls), ...Object.values(recordCalls)].flatMap((call) =>
  typeof call === 'object' && 'id' in call ? [call.id] : [],
);

it('a page that imports one adapter gets no other, and no checks of answers', async () => {
  const text = await bundle(
    `export { getProduct } from '${entry('commerce')}'; export { createClient } from '${entry('index')}';`,
  );
  expect(ids.length).toBeGreaterThan(30);
  expect(ids.filter((id) => isThere(text, id))).toEqual(['getProduct']);
  expect(text).not.toMatch(/zod|safeParse|quantityRule/i);
  expect(text).not.toContain('optionalFields');
});

it('a page that reads no records gets nothing of the code for them', async () => {
  const page = (file: string, id: string) =>
    bundle(`export { ${id} } from '${entry(file)}'; export { createClient } from '${entry('index')}';`);
  const [without, withRecords] = await Promise.all([
    page('commerce', 'getProduct'),
    page('records', 'getRecord'),
  ]);
  expect(withRecords.length - without.length).toBeGreaterThan(3000);
});

it('a page that keeps, shares and queues nothing gets nothing of the code for it', async () => {
  const marks = /BroadcastChannel|indexedDB|navigator\.locks|pagehide|PENDING_WRITES/g;
  const everything = `export * from '${entry('index')}'; export * from '${entry('records')}'; export * from '${entry('identity')}';`;
  expect((await bundle(everything)).match(marks)).toBeNull();
  const one = async (file: string, id: string) =>
    [...new Set((await bundle(`export { ${id} } from '${entry(file)}';`)).match(marks))].sort();
  expect(await one('persistence', 'persist')).toEqual(['indexedDB', 'pagehide']);
  expect(await one('tabs', 'shareTabs')).toEqual(['BroadcastChannel', 'pagehide']);
  expect(await one('offline', 'queueWrites')).toEqual(
    expect.arrayContaining(['PENDING_WRITES', 'indexedDB']),
  );
});

it('in production nothing freezes what reads answer, and elsewhere it is frozen', async () => {
  const page = `export { getRecord } from '${entry('records')}'; export { createClient } from '${entry('index')}';`;
  expect(await bundle(page, 'development')).toMatch(/Object\.freeze/);
  const inProduction = await bundle(page);
  expect(inProduction).not.toMatch(/\.freeze\(|WeakSet/);
});
