import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createBuilder } from 'vite';
import { withLock } from './build-lock.ts';

const root = join(import.meta.dirname, '..');
const output = join(root, 'apps/storefront/dist');
const cache = join(root, 'node_modules/.cache');
const stamp = join(output, 'built-from');

/** What the pages are built from: a change in any of it makes a new build. */
const sources = [
  'package-lock.json',
  'apps/storefront/{src,public}/**/*',
  'apps/storefront/vite.config.ts',
  'packages/{contract,store,client,react,toolkit,pages}/src/**/*',
];

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Builds the pages where they have changed since the last build. Answers whether anything was done. Of two processes that
 * start at once the second waits, and finds the pages built: each would empty the other's folder.
 */
export async function buildPages(): Promise<boolean> {
  const source = fingerprint();
  const isBuilt = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === source;
  if (isBuilt()) return false;
  mkdirSync(cache, { recursive: true });
  return await withLock(join(cache, 'build-pages.lock'), async () => {
    if (isBuilt()) return false;
    // A build that is broken off leaves no stamp beside half of the files.
    rmSync(stamp, { force: true });
    await build();
    writeFileSync(stamp, source);
    return true;
  });
}

async function build(): Promise<void> {
  await inProduction(async () => {
    const builder = await createBuilder({
      configFile: join(root, 'apps/storefront/vite.config.ts'),
      logLevel: 'warn',
    });
    await builder.buildApp();
  });
  compressFiles();
}

/** Pages are built for production whoever asks: a test runner sets this to something else, and an operator may. */
async function inProduction(work: () => Promise<void>): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  await work();
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
}

/** Compressed once here, as well as it goes, instead of for every visitor. */
function compressFiles(): void {
  for (const file of globSync('client/**/*.{js,css,svg}', { cwd: output })) {
    const bytes = readFileSync(join(output, file));
    if (bytes.length < 1024) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(join(output, `${file}.br`), brotliCompressSync(bytes, { params }));
    writeFileSync(join(output, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  }
}
