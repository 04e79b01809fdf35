import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Which files of the repository are pages, and under which address: those of `site/pages`, and documents of the project where
 * they stand. Each rule is a pattern of a path and what becomes of it; a document that none fits is no page.
 */
const rules: readonly (readonly [RegExp, string])[] = [
  [/^site\/pages\/(.+)$/, '$1'],
  [/^docs\/(decisions|spec)\/README\.md$/, 'project/$1/index.md'],
  [/^docs\/((?:decisions\/|spec\/)?[\w-]+\.md)$/, 'project/$1'],
  [/^packages\/(?!test-server\/)([\w-]+)\/README\.md$/, 'packages/$1.md'],
  [/^bench\/README\.md$/, 'project/measurements/index.md'],
  [/^bench\/(cache|server|console)\/README\.md$/, 'project/measurements/$1.md'],
  [/^bench\/results\.md$/, 'project/measurements/results.md'],
  [/^examples\/README\.md$/, 'examples/index.md'],
  [/^examples\/([\w-]+)\/README\.md$/, 'examples/$1.md'],
  [/^apps\/console\/README\.md$/, 'project/console-code.md'],
  [/^CONTRIBUTING\.md$/, 'project/contributing.md'],
  [/^CHANGELOG\.md$/, 'project/changelog.md'],
  [/^SECURITY\.md$/, 'project/security.md'],
];

/** Where a file of the repository is on the site; undefined where it is no page. */
export function pageOf(path: string): string | undefined {
  const rule = rules.find(([pattern]) => pattern.test(path));
  return rule && path.replace(rule[0], rule[1]);
}

/** Every file of Markdown in the repository, from its root. */
export const markdownFiles = (root: string): readonly string[] =>
  globSync('**/*.md', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|build|\.\w+)(\/|$)/.test(path),
  });

/** A page's file for a path as links name it: the file itself, or a folder for its README. */
export function fileOf(root: string, path: string): string | undefined {
  const candidates = [path, join(path, 'README.md'), join(path, 'index.md'), `${path}.md`];
  return candidates.find((candidate) => candidate.endsWith('.md') && existsSync(join(root, candidate)));
}
