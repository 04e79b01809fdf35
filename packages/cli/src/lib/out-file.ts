import { readFile, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CommandError } from './command-error.ts';

/** Throws a CommandError where the folder of `--out` is not there. */
export async function requireFolder(out: string): Promise<void> {
  const folder = dirname(out);
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new CommandError(`--out ${out}: there is no folder ${folder}.`);
}

/** What stands in the file; undefined where there is none. */
export async function readOut(out: string): Promise<string | undefined> {
  return await readFile(out, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new CommandError(`--out ${out} cannot be read: ${error.message}.`, 1, error);
  });
}

export async function writeOut(out: string, text: string): Promise<void> {
  await writeFile(out, text).catch((error: Error) => {
    throw new CommandError(`--out ${out} cannot be written: ${error.message}.`, 1, error);
  });
}
