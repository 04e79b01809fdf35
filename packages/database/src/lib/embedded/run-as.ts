import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EmbeddedUnavailable } from './embedded-unavailable.ts';

export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

/** True when a user may pass through every folder above a path. */
export async function mayReach(path: string, user: RunAs): Promise<boolean> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

async function ownerOf(folder: string): Promise<RunAs | undefined> {
  const owner = await stat(folder).catch(() => undefined);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : undefined;
}

async function unprivilegedUser(): Promise<RunAs | undefined> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => ''))
    .split('\n')
    .map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].map((name) => lines.find(([user]) => user === name)).find(Boolean);
  return found && { uid: Number(found[2]), gid: Number(found[3]) };
}

/**
 * PostgreSQL refuses to run as root. For root this gives the user that owns the data, else `postgres` where the system
 * has one, else `nobody`; for anybody else nothing, and the child runs as this process does.
 */
export async function runAs(dataFolder: string, paths: readonly string[]): Promise<RunAs | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const user = (await ownerOf(dataFolder)) ?? (await unprivilegedUser());
  if (!user)
    throw new EmbeddedUnavailable(
      'PostgreSQL does not run as root, and there is no other user to run it as.',
    );
  for (const path of paths) {
    if (!(await mayReach(path, user))) {
      throw new EmbeddedUnavailable(
        `PostgreSQL does not run as root, and the user it would run as (${user.uid}) may not enter the folders above ${path}.`,
      );
    }
  }
  return user;
}
