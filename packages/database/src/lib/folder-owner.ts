import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DataFolderError } from './data-folder-error.ts';

/** Distinguishes a process from a later one with the same number, where the system has its start time (Linux). */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? '';
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Makes this process the only user of a folder until it ends or lets go. A file left behind by a killed process does
 * not count. Throws one sentence when another process has it.
 */
export async function ownFolder(folder: string): Promise<{ release(): Promise<void> }> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'owner');
  const mine = `${process.pid} ${await startOf(process.pid)}`;
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const file = await open(path, 'wx', 0o600);
      await file.writeFile(mine);
      await file.close();
      return { release: () => rm(path, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const [pid = '', start = ''] = (await readFile(path, 'utf8').catch(() => '')).split(' ');
    const theirs = Number(pid);
    // In a container a new process often gets its predecessor's number; the start times differ.
    const same = start === (await startOf(theirs)) && (theirs !== process.pid || start !== '');
    if (theirs > 0 && isAlive(theirs) && same) {
      throw new DataFolderError(
        `The folder ${folder} is in use by process ${pid}. Stop it first, or name another folder.`,
      );
    }
    await rm(path, { force: true });
  }
  throw new DataFolderError(
    `The folder ${folder} is in use by another process. Stop it first, or name another folder.`,
  );
}
