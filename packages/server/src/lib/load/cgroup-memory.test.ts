import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cgroupMemory } from './cgroup-memory.ts';

/** The files of a kernel, as it shows them to a process. */
async function createGroups(groups: string, files: Readonly<Record<string, string | number>>) {
  const root = await mkdtemp(join(tmpdir(), 'relab-cgroup-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [name, text] of Object.entries({ ...files, self: groups })) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), `${text}\n`);
  }
  return cgroupMemory(root, join(root, 'self'));
}

test('a container that sees its own group as the outermost', async () => {
  const share = await createGroups('0::/', { 'memory.max': 1_000, 'memory.current': 400 });
  expect(share()).toBe(0.4);
});

test('of several groups, one in the other, the fullest counts', async () => {
  const share = await createGroups('0::/system.slice/relab.service', {
    'system.slice/memory.max': 10_000,
    'system.slice/memory.current': 6_000,
    'system.slice/relab.service/memory.max': 1_000,
    'system.slice/relab.service/memory.current': 500,
  });
  expect(share()).toBe(0.6);
});

test('files that the kernel caches are not counted', async () => {
  const share = await createGroups('0::/app', {
    'app/memory.max': 1_000,
    'app/memory.current': 990,
    'app/memory.stat': 'anon 300\nfile 690\ninactive_file 400\nactive_file 250',
  });
  expect(share()).toBeCloseTo(0.34);
});

test('the form of older kernels', async () => {
  const share = await createGroups('5:cpu:/a\n4:memory:/app\n0::/', {
    'memory/app/memory.limit_in_bytes': 1_000,
    'memory/app/memory.usage_in_bytes': 250,
  });
  expect(share()).toBe(0.25);
});

test.each<[string, string, Readonly<Record<string, string | number>>]>([
  ['no limit', '0::/app', { 'app/memory.max': 'max', 'app/memory.current': 990 }],
  [
    'no limit on an older kernel',
    '4:memory:/app',
    { 'memory/app/memory.limit_in_bytes': '9223372036854771712', 'memory/app/memory.usage_in_bytes': 990 },
  ],
  ['no groups', '', {}],
  ['groups that are not mounted', '0::/elsewhere', {}],
])('with %s nothing is used', async (_, groups, files) => {
  expect((await createGroups(groups, files))()).toBe(0);
});

test('where there are no such files at all nothing is used', () => {
  expect(cgroupMemory('/no/such/folder', '/no/such/file')()).toBe(0);
});
