import { chmod, cp, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Binaries, InstalledBinaries } from './binaries.ts';
import { mayReach, type RunAs } from './run-as.ts';

/**
 * Programs that the user PostgreSQL runs as may start. Root may keep its packages where nobody else may look (its home,
 * a private folder); then the programs are copied into the data folder once, under the name of their release.
 */
export async function reachableBinaries(
  installed: InstalledBinaries,
  user: RunAs | undefined,
  folder: string,
): Promise<Binaries> {
  if (!user || (await mayReach(installed.postgres, user))) return installed;
  const home = dirname(dirname(installed.postgres));
  const copy = join(folder, `programs-${installed.release}`);
  if (!(await stat(copy).catch(() => undefined))) {
    // Whole under another name first, so that a kill leaves no half of it to be found.
    const draft = `${copy}.part`;
    await rm(draft, { recursive: true, force: true });
    await cp(home, draft, { recursive: true, verbatimSymlinks: true });
    await chmod(draft, 0o755);
    await rename(draft, copy);
  }
  const inCopy = (program: string): string => join(copy, basename(dirname(program)), basename(program));
  return { initdb: inCopy(installed.initdb), postgres: inCopy(installed.postgres) };
}
