import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { table } from '../src/figures.ts';
import { bundleBytes } from './bundle-bytes.ts';
import { firstPages } from './first-page.ts';
import { installSizes } from './install-size.ts';
import { servePackages } from './outside.ts';
import { typeCheck } from './type-check.ts';

/**
 * What the packages cost those who install them, measured in empty folders with what would be published:
 * `node bench/packages/main.ts [--only bytes,install,types,first]`
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: 'bytes,install,types,first' } } });
const parts = new Set(values.only.split(','));

const count = (value: number): string => Math.round(value).toLocaleString('en');
const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);

const registry = await servePackages();
try {
  console.log(`Load ${loadavg()[0]?.toFixed(1)}.\n`);
  if (parts.has('bytes')) {
    const rows = (await bundleBytes(registry)).map(({ name, minified, gzip, brotli }) => [
      name,
      count(minified),
      count(gzip),
      count(brotli),
    ]);
    console.log(`${table(['bundle without React, bytes', 'minified', 'gzip', 'brotli'], rows)}\n`);
  }
  if (parts.has('install')) {
    const rows = (await installSizes(registry)).map(({ name, ours, others, bytes }) => [
      name,
      (bytes / 1_048_576).toFixed(1),
      ours,
      others.length,
      others.some((other) => other === 'zod') ? 'yes' : 'no',
    ]);
    console.log(`${table(['npm install of', 'MB', 'of ours beside it', 'of others', 'zod'], rows)}\n`);
  }
  if (parts.has('types')) {
    const sizes = [
      [2, 10],
      [100, 200],
    ] as const;
    const rows = (await typeCheck(registry, sizes)).map((one) => [
      `${one.objects} objects of ${one.fields} fields`,
      one.seconds.toFixed(1),
      count(one.megabytes),
    ]);
    console.log(`${table(['type check', 's', 'MB'], rows)}\n`);
  }
  if (parts.has('first')) {
    const rows = (await firstPages(registry)).map(({ template, create, install, page }) => [
      template,
      seconds(create),
      seconds(install),
      seconds(page),
      seconds(create + install + page),
    ]);
    console.log(
      table(['template, s', 'npm create', 'npm install', 'npm start to the first page', 'together'], rows),
    );
  }
} finally {
  await registry.close();
}
