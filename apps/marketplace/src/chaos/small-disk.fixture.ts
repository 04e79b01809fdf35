import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of few megabytes that can be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves not a byte. */
  fill(): void;
  free(): void;
  close(): void;
}

export function openSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'relab-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'relab', folder]);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      const file = openSync(filler, 'a');
      try {
        // In ever smaller pieces, down to the page of memory that is left.
        for (let size = 2 ** 20; size >= 1; ) {
          try {
            if (writeSync(file, Buffer.alloc(size)) < size) size /= 2;
          } catch {
            size /= 2;
          }
        }
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler, { force: true }),
    close() {
      // Lazily: whoever was killed may not have closed its files yet.
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Root may mount one, unless a container keeps it from doing so. */
export const hasSmallDisks: boolean = (() => {
  try {
    openSmallDisk(1).close();
    return true;
  } catch {
    return false;
  }
})();
