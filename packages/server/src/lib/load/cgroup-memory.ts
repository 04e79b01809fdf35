import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A group of processes with a limit for the memory of all of them: a container, a unit of systemd. */
interface MemoryGroup {
  readonly limit: number;
  readonly usageFile: string;
  readonly statFile: string;
}

/** The kernel's value where there is no limit is about 2^63. */
const noLimit = 2 ** 60;

function numberIn(file: string): number | undefined {
  try {
    const value = Number(readFileSync(file, 'utf8').trim());
    return Number.isFinite(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

interface Hierarchy {
  readonly mount: string;
  readonly path: string;
  readonly limitName: string;
  readonly usageName: string;
}

/** Where the groups of this process are, by both forms that kernels have: `0::/path`, and `4:memory:/path` before. */
function hierarchies(root: string, groupsFile: string): readonly Hierarchy[] {
  let lines: readonly string[];
  try {
    lines = readFileSync(groupsFile, 'utf8').split('\n');
  } catch {
    return [];
  }
  return lines.flatMap((line): readonly Hierarchy[] => {
    const [, id, controllers = '', path = '/'] = /^(\d+):([^:]*):(.*)$/.exec(line) ?? [];
    if (id === '0' && controllers === '')
      return [{ mount: root, path, limitName: 'memory.max', usageName: 'memory.current' }];
    if (!controllers.split(',').includes('memory')) return [];
    const mount = join(root, 'memory');
    return [{ mount, path, limitName: 'memory.limit_in_bytes', usageName: 'memory.usage_in_bytes' }];
  });
}

/** From the group of this process to the outermost: each may have a limit. A container sees its own as the outermost. */
function groupsOf({ mount, path, limitName, usageName }: Hierarchy): readonly MemoryGroup[] {
  const groups: MemoryGroup[] = [];
  for (let at = path; ; at = dirname(at)) {
    const folder = join(mount, at);
    const limit = existsSync(folder) ? numberIn(join(folder, limitName)) : undefined;
    if (limit !== undefined && limit > 0 && limit < noLimit)
      groups.push({ limit, usageFile: join(folder, usageName), statFile: join(folder, 'memory.stat') });
    if (at === '/' || at === '.') return groups;
  }
}

/** Below it what could be reclaimed is not looked for. */
const worthLooking = 0.7;

/** Files in the cache of the kernel count as used, and are given up where memory is needed: a database fills it always. */
function reclaimable(statFile: string): number {
  try {
    const stat = readFileSync(statFile, 'utf8');
    const valueIn = (name: string): number =>
      Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(stat)?.[1] ?? 0);
    return valueIn('active_file') + valueIn('inactive_file');
  } catch {
    return 0;
  }
}

/**
 * Returns a function for the share of its limit that the fullest group of this process uses, from 0 to 1, files that the kernel
 * caches not counted; 0 where there is no limit.
 */
export function cgroupMemory(root = '/sys/fs/cgroup', groupsFile = '/proc/self/cgroup'): () => number {
  const groups = hierarchies(root, groupsFile).flatMap(groupsOf);
  return () =>
    groups.reduce((fullest, { limit, usageFile, statFile }) => {
      const usage = numberIn(usageFile) ?? 0;
      const used = usage / limit < worthLooking ? usage : usage - reclaimable(statFile);
      return Math.max(fullest, used / limit);
    }, 0);
}
