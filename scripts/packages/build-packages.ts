import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../build-lock.ts';
import { type Build, isBuilt, markBuilt, markUnbuilt } from '../build-state.ts';
import { stagedFolder } from './build-folders.ts';
import { compilePackages } from './compile.ts';
import { publicPackages } from './public-packages.ts';
import { stagePackage } from './stage.ts';

const root = join(import.meta.dirname, '../..');

/** What of a package's folder becomes part of it. */
const parts = ['src', 'migrations', 'package.json', 'README.md'];

const packagesBuild: Build = {
  root,
  sources: [
    'scripts/packages',
    'package-lock.json',
    'tsconfig.json',
    'LICENSE',
    'CHANGELOG.md',
    'examples',
    'packages/create-relab/parts',
    ...publicPackages.flatMap((name) =>
      parts.map((part) => `packages/${name}/${part}`).filter((path) => existsSync(join(root, path))),
    ),
  ],
  output: stagedFolder,
};

/**
 * Builds every public package into `build/packages`, a folder each, where its sources have changed since. Of two processes
 * that start at once the second waits, and finds all built. Answers whether anything was done.
 */
export async function buildPackages(): Promise<boolean> {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  mkdirSync(stagedFolder, { recursive: true });
  return await withLock(join(cache, 'build-packages.lock'), async () => {
    if (isBuilt(packagesBuild)) return false;
    markUnbuilt(packagesBuild);
    await compilePackages();
    for (const name of publicPackages) stagePackage(name);
    markBuilt(packagesBuild);
    return true;
  });
}
