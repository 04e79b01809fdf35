import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '../../scripts/outside/registry.ts';
import { inEmptyFolder, install } from './outside.ts';

const measured = [
  '@relab/client',
  '@relab/react',
  '@relab/toolkit',
  '@relab/pages',
  '@relab/server',
] as const;

export interface InstallSize {
  readonly name: string;
  /** Packages that come along, itself not counted. */
  readonly ours: number;
  readonly others: readonly string[];
  /** Of the files, ours and others'. */
  readonly bytes: number;
}

interface Lock {
  readonly packages: Readonly<Record<string, object>>;
}

const nameOf = (place: string): string =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** What `npm install` of one package puts into an empty project, but for its peers. */
export async function installSizes(registry: Registry): Promise<readonly InstallSize[]> {
  const sizes: InstallSize[] = [];
  for (const name of measured) {
    sizes.push(
      await inEmptyFolder(async (folder) => {
        await install(folder, registry, [name], ['--legacy-peer-deps']);
        const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lock;
        const names = Object.keys(lock.packages).filter(Boolean).map(nameOf);
        const files = globSync('node_modules/**/*', { cwd: folder }).map((file) =>
          statSync(join(folder, String(file))),
        );
        return {
          name,
          ours: names.filter((one) => one.startsWith('@relab/') && one !== name).length,
          others: names.filter((one) => !one.startsWith('@relab/')),
          bytes: files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0),
        };
      }),
    );
  }
  return sizes;
}
