import { ReleaseError } from './release-error.ts';

const unreleased = '## Unreleased';

/** The heading of a version: `## 0.2.0, 24 November 2026`. */
const headingOf = (version: string, day: Date): string =>
  `## ${version}, ${day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })}`;

/** Whether a changelog has a section of a version: its release was begun before. */
export const hasSection = (changelog: string, version: string): boolean =>
  changelog.split('\n').some((line) => line.startsWith(`## ${version}, `));

/**
 * The changelog in which what stood under "Unreleased" is the section of a version. Throws `ReleaseError` where nothing
 * stands there: nobody could tell what the version is for.
 */
export function withSection(changelog: string, version: string, day: Date): string {
  const lines = changelog.split('\n');
  const start = lines.indexOf(unreleased);
  if (start < 0)
    throw new ReleaseError(`CHANGELOG.md has no section "${unreleased}". Write what changed under one.`);
  const end = lines.findIndex((line, index) => index > start && line.startsWith('## '));
  const body = lines.slice(start + 1, end < 0 ? undefined : end).filter((line) => /^(?!#)\S/.test(line));
  if (body.length === 0) {
    throw new ReleaseError(
      `Under "${unreleased}" in CHANGELOG.md stands nothing. Write what changed for users.`,
    );
  }
  return lines.toSpliced(start + 1, 0, '', headingOf(version, day)).join('\n');
}
