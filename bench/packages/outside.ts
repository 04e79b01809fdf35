import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustRun } from '../../scripts/outside/program.ts';
import { type Registry, startRegistry } from '../../scripts/outside/registry.ts';
import { stagedPackage } from '../../scripts/packages/build-folders.ts';
import { buildPackages } from '../../scripts/packages/build-packages.ts';
import { publicPackages } from '../../scripts/packages/public-packages.ts';
import { packPackage } from '../../scripts/packages/tarballs.ts';

/** Packs what would be published, and serves it on loopback. */
export async function servePackages(): Promise<Registry> {
  await buildPackages();
  const packed = [];
  for (const name of publicPackages) {
    const manifest = JSON.parse(readFileSync(join(stagedPackage(name), 'package.json'), 'utf8'));
    packed.push({ manifest, file: (await packPackage(name)).file });
  }
  return await startRegistry(packed);
}

/** Does something in an empty folder outside the repository, and removes it. */
export async function inEmptyFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'relab-bench-packages-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Installs packages into a folder of its own, as `npm install` does, but for what `flags` say. */
export async function install(
  folder: string,
  registry: Registry,
  names: readonly string[],
  flags: readonly string[] = [],
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'measured', private: true, type: 'module' }),
  );
  writeFileSync(join(folder, '.npmrc'), `@relab:registry=${registry.url}\n`);
  const args = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', ...flags];
  await mustRun('npm', [...args, ...names], { cwd: folder });
}
