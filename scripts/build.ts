import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createBuilder } from 'vite';
import { withLock } from './build-lock.ts';
import {
  type Build,
  consoleBuild,
  isBuilt,
  markBuilt,
  markUnbuilt,
  pagesBuild,
  serverBuild,
} from './build-state.ts';
import { bundleServer } from './bundle-server.ts';

const root = join(import.meta.dirname, '..');
const cache = join(root, 'node_modules/.cache');

/** Does the work where its sources have changed since it was done. Answers whether anything was done. */
async function buildOnce(build: Build, work: () => Promise<void>): Promise<boolean> {
  if (isBuilt(build)) return false;
  markUnbuilt(build);
  await work();
  markBuilt(build);
  return true;
}

/**
 * Builds the pages, the console and the server where they have changed since the last build. Answers whether anything was done. Of two
 * processes that start at once the second waits, and finds all built: each would empty the other's folder.
 */
export async function buildAll(): Promise<boolean> {
  mkdirSync(cache, { recursive: true });
  return await withLock(join(cache, 'build.lock'), () =>
    inProduction(async () => {
      const pages = await buildOnce(pagesBuild, () => bundleBrowser('apps/storefront', pagesBuild));
      const office = await buildOnce(consoleBuild, () => bundleBrowser('apps/console', consoleBuild));
      const server = await buildOnce(serverBuild, bundleServer);
      return pages || office || server;
    }),
  );
}

async function bundleBrowser(app: string, { output }: Build): Promise<void> {
  const builder = await createBuilder({
    configFile: join(root, app, 'vite.config.ts'),
    logLevel: 'warn',
  });
  await builder.buildApp();
  compressFiles(output);
}

/** Everything is built for production, whatever the environment: a test runner sets this to something else, and an operator may. */
async function inProduction<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/** Shorter files come out no shorter, in bytes. */
const incompressible = 160;

/** Compressed once here, as well as it goes, instead of for every visitor. */
function compressFiles(output: string): void {
  for (const file of globSync('client/**/*.{js,css,svg}', { cwd: output })) {
    const bytes = readFileSync(join(output, file));
    if (bytes.length < incompressible) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(join(output, `${file}.br`), brotliCompressSync(bytes, { params }));
    writeFileSync(join(output, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  }
}
