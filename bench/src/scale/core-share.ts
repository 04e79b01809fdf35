import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = '/sys/fs/cgroup/cpu';
const period = 20_000;

/** The processes of a shop that serve: the one, or those that it has started where there are several. */
async function servingProcesses(pid: number, processes: number): Promise<readonly number[]> {
  if (processes === 1) return [pid];
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

/**
 * Gives each process that serves at most this part of a core, by a cgroup (version 1) of its own; returns what removes the groups
 * once the processes have ended.
 */
export async function limitEach(pid: number, processes: number, share: number): Promise<() => Promise<void>> {
  const groups: string[] = [];
  for (const one of await servingProcesses(pid, processes)) {
    const group = join(root, `relab-bench-${one}`);
    await mkdir(group);
    groups.push(group);
    await writeFile(join(group, 'cpu.cfs_period_us'), String(period));
    await writeFile(join(group, 'cpu.cfs_quota_us'), String(Math.round(period * share)));
    await writeFile(join(group, 'cgroup.procs'), String(one));
  }
  return async () => {
    for (const group of groups) await rmdir(group);
  };
}
