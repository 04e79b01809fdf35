import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildPackages } from '../packages/build-packages.ts';
import { publicPackages, readManifest } from '../packages/public-packages.ts';
import { copyPackages } from './package-copies.ts';
import { publishFolders } from './publish.ts';
import { startTestRegistry } from './registry.fixture.ts';

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'relab-publish-test-'));
  // All packages with all their modules: a busy disk takes its time.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }), 60_000);
  return folder;
}

test('packages are published in the order of their dependencies, and an interrupted release is continued', async () => {
  await buildPackages();
  const registry = await startTestRegistry();
  onTestFinished(registry.close);
  const folders = copyPackages(openFolder(), '0.2.0-rc.1', '# Changelog\n').slice(0, 2);
  const names = publicPackages.slice(0, 2).map((name) => readManifest(name).name);
  const [first = '', second = ''] = names;
  // npm wants a token before it sends anything.
  for (const folder of folders)
    writeFileSync(join(folder, '.npmrc'), `${registry.url.slice('http:'.length)}:_authToken=token\n`);
  const lines: string[] = [];
  const options = {
    registry: registry.url,
    provenance: false,
    report: (line: string) => lines.push(line),
  };
  await publishFolders(folders, { ...options, dryRun: true });
  expect(registry.published).toEqual([]);
  expect(lines.splice(0)).toEqual(names.map((name) => `${name}@0.2.0-rc.1 would be published`));

  registry.failing = second;
  await expect(publishFolders(folders, { ...options, dryRun: false })).rejects.toThrow(
    'the same command continues',
  );
  expect(lines.splice(0)).toHaveLength(1);
  registry.failing = undefined;
  await publishFolders(folders, { ...options, dryRun: false });
  expect(lines[0]).toBe(`${first}@0.2.0-rc.1 is published already`);
  expect(registry.published).toEqual(names.map((name) => `${name}@0.2.0-rc.1 next`));
}, 240_000);
