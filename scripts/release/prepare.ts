import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasSection, withSection } from './changelog.ts';
import { ReleaseError } from './release-error.ts';
import type { Repository } from './repository.ts';
import { compareVersions, currentVersion, versionedFiles } from './versions.ts';

const tagOf = (version: string): string => `v${version}`;

/**
 * What a release of a version changes in a repository: every manifest, the lock file and the changelog, by path. Nothing where the
 * version's tag is at the last commit: its release was interrupted, and is continued. Throws `ReleaseError` where the
 * working tree has changes, where the version is older than the packages, or where nothing is written about it.
 */
export function releaseChanges(
  repository: Repository,
  version: string,
  day: Date,
): ReadonlyMap<string, string> {
  const { root } = repository;
  const [changed] = repository.changedFiles();
  if (changed !== undefined) {
    throw new ReleaseError(
      `The working tree has changes (${changed.trim()}). Commit them, or put them away.`,
    );
  }
  if (repository.isTagged(tagOf(version))) return new Map();
  const current = currentVersion(root);
  if (compareVersions(version, current) < 0) {
    throw new ReleaseError(`${version} is older than ${current}, which the packages have.`);
  }
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  if (repository.hasTag(tagOf(version)) || hasSection(changelog, version)) {
    const advice = `To continue its release, check out ${tagOf(version)}; for what came since, choose a newer version.`;
    throw new ReleaseError(`${version} was released from another commit. ${advice}`);
  }
  return new Map([
    ...versionedFiles(root, version),
    ['CHANGELOG.md', withSection(changelog, version, day)] as const,
  ]);
}

/** Writes the changes of a release, commits and tags them. */
export function commitRelease(
  repository: Repository,
  version: string,
  changes: ReadonlyMap<string, string>,
): void {
  if (changes.size === 0) return;
  for (const [file, text] of changes) writeFileSync(join(repository.root, file), text);
  repository.commitAndTag(`Release ${version}`, tagOf(version));
}
