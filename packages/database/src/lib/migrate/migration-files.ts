import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

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
  return await Promise.all(
    files.map(async (file) => ({
      name: `${domain}/${file.slice(0, -'.sql'.length)}`,
      sql: await readFile(`${path}/${file}`, 'utf8'),
    })),
  );
}
