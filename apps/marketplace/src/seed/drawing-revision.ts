import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A short word for the state of the code in a folder; a change of any of its files, tests aside, is another one. */
export async function revisionOf(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const hash = createHash('sha256');
  for (const name of names.filter((one) => /(?<!\.test)\.ts$/.test(one)).sort())
    hash.update(`${name.replaceAll('\\', '/')}\0`).update(await readFile(join(folder, name)));
  return hash.digest('base64url').slice(0, 8);
}

/** By kinds of media: what is drawn by code is drawn anew when that code has changed. */
export async function drawingRevisions(): Promise<Readonly<Record<string, string>>> {
  const revision = await revisionOf(join(import.meta.dirname, '../drawings'));
  return { drawing: revision, scene: revision };
}
