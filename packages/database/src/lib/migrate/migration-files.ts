import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A step of the database's history: applied once, in one transaction with all others that are due. */
export interface Migration {
  /** Unique and never changed: `domain/NNNN-name`. */
  readonly name: string;
  readonly sql: string;
}

const pattern = /^\d{4}-[a-z0-9-]+\.sql$/;

/** The migrations of a folder in the order of their numbers, named after the folder above: `content/0001-contents`. */
export async function readMigrations(folder: URL): Promise<Migration[]> {
  const path = fileURLToPath(folder).replace(/\/$/, '');
  const domain = basename(dirname(path));
  const files = (await readdir(path)).filter((file) => pattern.test(file)).sort();
  // Small files, read once: asynchronously they would take ten times as long.
  return files.map((file) => ({
    name: `${domain}/${file.slice(0, -'.sql'.length)}`,
    sql: readFileSync(`${path}/${file}`, 'utf8'),
  }));
}
