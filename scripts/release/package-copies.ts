import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stagedPackage } from '../packages/build-folders.ts';
import { publicPackages } from '../packages/public-packages.ts';
import { withVersion } from './versions.ts';

/** The folders of the built packages, each after those that it depends on. */
export const builtFolders = (): readonly string[] => publicPackages.map(stagedPackage);

/**
 * Copies of the built packages as they are once a release has been committed, for a dry run, which leaves the repository as
 * it is. Gives their folders.
 */
export function copyPackages(
  target: string,
  version: string,
  changelog: string | undefined,
): readonly string[] {
  return publicPackages.map((name) => {
    const folder = join(target, name);
    cpSync(stagedPackage(name), folder, { recursive: true });
    for (const file of globSync('{,templates/**/}package.json', { cwd: folder }).map(String)) {
      const path = join(folder, file);
      writeFileSync(path, withVersion(readFileSync(path, 'utf8'), version));
    }
    if (changelog !== undefined) writeFileSync(join(folder, 'CHANGELOG.md'), changelog);
    return folder;
  });
}
