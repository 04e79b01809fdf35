import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Assets, readAssets } from '@relab/storefront';

/** Where the build put what the browser fetches, and what a document must know of it. */
export async function readBuild(): Promise<{ readonly folder: string; readonly assets: Assets }> {
  const server = dirname(fileURLToPath(import.meta.resolve('@relab/storefront')));
  const folder = join(server, '../client');
  return { folder, assets: await readAssets(folder) };
}
