import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Beside the database, since whoever restores an older one must still know who was erased since. */
export const ledgerName = 'erasures';

/** The hashes of those who were erased: one in each line. */
export async function readLedger(dataFolder: string): Promise<readonly string[]> {
  const text = await readFile(join(dataFolder, ledgerName), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return [...new Set(text.split('\n').filter((line) => line !== ''))];
}

/** Written before anything is erased: who is in it and still there is erased at the next start. */
export async function noteErasure(dataFolder: string, hash: string): Promise<void> {
  if ((await readLedger(dataFolder)).includes(hash)) return;
  await appendFile(join(dataFolder, ledgerName), `${hash}\n`, { mode: 0o600, flush: true });
}

/** Adds those of another folder, which knows of erasures that a restored one does not. */
export async function mergeLedgers(from: string, to: string): Promise<void> {
  for (const hash of await readLedger(from)) await noteErasure(to, hash);
}
