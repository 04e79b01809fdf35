import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withSection } from './changelog.ts';
import { parseOptions } from './options.ts';
import { commitRelease, releaseChanges } from './prepare.ts';
import { openRepository, type Repository } from './repository.ts';
import { compareVersions, versionedFiles } from './versions.ts';

const root = join(import.meta.dirname, '../..');
const day = new Date('2026-11-24T00:00:00Z');

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'relab-release-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A repository with the manifests of this one and a changelog. */
function createRepository(changelog = '# Changelog\n\n## Unreleased\n\n- Carts are quicker.\n'): Repository {
  const folder = openFolder();
  for (const file of versionedFiles(root, '0.1.0').keys()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  writeFileSync(join(folder, 'CHANGELOG.md'), changelog);
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '--quiet');
  git('config', 'user.name', 'Release');
  git('config', 'user.email', 'release@relab.example');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
  return openRepository(folder);
}

const release = (repository: Repository, version: string) =>
  commitRelease(repository, version, releaseChanges(repository, version, day));

test('a release sets one version in every manifest and in the lock file, and leaves all else as it is', () => {
  const files = versionedFiles(root, '9.8.7');
  expect([...files.keys()]).toContain('examples/vite-app/package.json');
  for (const [file, text] of files) {
    const before = readFileSync(join(root, file), 'utf8');
    const changed = text.split('\n').filter((line, index) => line !== before.split('\n')[index]);
    expect([
      file,
      changed.filter((line) => !/"(?:version|@relab\/[\w-]+)": "\^?9\.8\.7",?$/.test(line)),
    ]).toEqual([file, []]);
    expect(text).not.toMatch(/"@relab\/[\w-]+": "\^?0\.1\.0"/);
  }
});

test('versions are compared by their numbers, and what precedes a final version comes before it', () => {
  const ordered = ['0.9.0', '0.10.0', '1.0.0-rc.2', '1.0.0-rc.10', '1.0.0', '1.0.1'];
  expect(ordered.toReversed().sort(compareVersions)).toEqual(ordered);
});

test('what stands under Unreleased becomes the section of the version', () => {
  expect(
    withSection('# Changelog\n\n## Unreleased\n\n- A.\n\n## 0.1.0, 1 May 2026\n\n- B.\n', '0.2.0', day),
  ).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0, 24 November 2026\n\n- A.\n\n## 0.1.0, 1 May 2026\n\n- B.\n',
  );
});

test('a version about which nothing is written is not released', () => {
  const repository = createRepository(
    '# Changelog\n\n## Unreleased\n\n### Fixes\n\n## 0.1.0, 1 May 2026\n\n- B.\n',
  );
  expect(() => release(repository, '0.2.0')).toThrow('Write what changed');
  expect(repository.changedFiles()).toEqual([]);
});

test('a release is one commit with a tag, and is continued from there', () => {
  const repository = createRepository();
  release(repository, '0.2.0');
  expect(repository.changedFiles()).toEqual([]);
  expect(repository.isTagged('v0.2.0')).toBe(true);
  expect(readFileSync(join(repository.root, 'packages/client/package.json'), 'utf8')).toContain(
    '"version": "0.2.0"',
  );
  // Interrupted before all was published: nothing is left to be changed.
  expect(releaseChanges(repository, '0.2.0', day).size).toBe(0);
});

test('a tree with changes, an older version and one of another commit are rejected with what to do', () => {
  const repository = createRepository();
  expect(() => release(repository, '0.0.9')).toThrow('0.0.9 is older than 0.1.0');
  release(repository, '0.2.0');
  writeFileSync(join(repository.root, 'CHANGELOG.md'), '# Changelog\n\n## Unreleased\n\n- C.\n');
  expect(() => release(repository, '0.3.0')).toThrow('Commit them');
  execFileSync('git', ['commit', '--quiet', '--all', '--message', 'Write'], { cwd: repository.root });
  expect(() => release(repository, '0.2.0')).toThrow('check out v0.2.0');
});

test('the command says what it takes', () => {
  expect(parseOptions(['0.2.0', '--dry-run'], '0.1.0')).toMatchObject({ version: '0.2.0', dryRun: true });
  expect(parseOptions(['--dry-run'], '0.1.0')).toMatchObject({ version: '0.1.0' });
  for (const args of [
    [],
    ['1.0'],
    ['v1.0.0'],
    ['1.0.0', '2.0.0'],
    ['1.0.0', '--force'],
    ['1.0.0', '--registry', 'x'],
  ])
    expect(() => parseOptions(args, '0.1.0')).toThrow('npm run release -- VERSION');
});
