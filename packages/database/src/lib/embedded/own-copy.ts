import { chmod, chown, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type RunAs, runAs } from './run-as.ts';

async function ownBelow(path: string, user: RunAs | undefined): Promise<void> {
  await chmod(path, 0o700);
  if (user) await chown(path, user.uid, user.gid);
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) await ownBelow(inside, user);
    else {
      await chmod(inside, 0o600);
      if (user) await chown(inside, user.uid, user.gid);
    }
  }
}

/**
 * Gives a copied cluster to the user that PostgreSQL runs as, and to nobody else: it refuses to start otherwise. `folder` is the
 * one that holds `data` and `password`.
 */
export async function ownCopy(folder: string): Promise<void> {
  const user = await runAs(join(folder, 'data'), [folder]);
  await ownBelow(join(folder, 'data'), user);
  if (user) await chown(folder, user.uid, user.gid);
  await chmod(join(folder, 'password'), 0o600);
}
