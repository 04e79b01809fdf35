import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { partFolder } from './folder-bytes.ts';

/** A folder of a store in which something was written or removed since it was last confirmed. */
export interface ChangedFolder {
  readonly name: string;
  /** Of all files in it, not of the new ones alone. */
  readonly files: readonly string[];
  /** Says that these files are dealt with: without it the next look finds the folder again. */
  confirm(): void;
}

/** Finds what was written to a store in a folder, without reading all of it each time. */
export interface FolderChanges {
  /** The first look finds each folder. Rejects where the store itself cannot be read. */
  look(): AsyncIterable<ChangedFolder>;
}

/**
 * Milliseconds for which a folder that was just changed is found again: file systems store the time of a change in steps, so
 * that a second one may leave the same time.
 */
const settled = 5_000;

const unlessMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};

/**
 * Looks at the folders of a store by the time of their last change, which each new name in one sets: one call of the system for
 * each folder, and one more for those that have changed. `now` is the time of the file system.
 */
export function createFolderChanges(folder: string, now: () => number = Date.now): FolderChanges {
  const confirmed = new Map<string, number>();
  return {
    async *look() {
      const entries = (await readdir(folder, { withFileTypes: true }).catch(unlessMissing)) ?? [];
      for (const { name } of entries.filter((one) => one.isDirectory() && one.name !== partFolder)) {
        const path = join(folder, name);
        // Before the names: what comes in between changes the folder once more.
        const begun = now();
        const changed = (await stat(path).catch(unlessMissing))?.mtimeMs;
        if (changed === undefined || confirmed.get(name) === changed) continue;
        const files = (await readdir(path).catch(unlessMissing)) ?? [];
        yield {
          name,
          files,
          confirm: () => {
            if (begun - changed > settled) confirmed.set(name, changed);
          },
        };
      }
    },
  };
}
