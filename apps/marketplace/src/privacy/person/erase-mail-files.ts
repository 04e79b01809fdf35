import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes mails to an address, or that name it, with their pages and attachments. */
export async function eraseMailFiles(folder: string, email: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.filter((each) => each.endsWith('.txt'))) {
    const text = await readFile(join(folder, name), 'utf8');
    if (!text.toLowerCase().includes(email)) continue;
    const stem = name.slice(0, -'.txt'.length);
    for (const each of names) if (each.startsWith(stem)) await rm(join(folder, each), { force: true });
  }
}
