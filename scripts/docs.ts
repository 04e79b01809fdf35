import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** A link of Markdown that leads to a file of the project. */
const links = /\]\((?![a-z]+:|#)([^)\s#]+)/g;

/** A path of the project in backticks; it may be a pattern: `packages/server/src/*.ts`. */
const paths = /`((?:packages|apps|docs|scripts|e2e|bench)\/[^`\s]+)`/g;

const scriptNames = /\bnpm run ([a-z:]+)/g;

const firstGroups = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map((match) => String(match[1]));

export function linksOf(markdown: string): readonly string[] {
  return firstGroups(markdown, links);
}

export function pathsOf(markdown: string): readonly string[] {
  return firstGroups(markdown, paths).map((path) => path.replace(/\/$/, ''));
}

export function scriptsOf(markdown: string): readonly string[] {
  return firstGroups(markdown, scriptNames);
}

/** The folders that the table of a package's README names. */
export function foldersOf(markdown: string): readonly string[] {
  const table = /\| folder \|.*\n\|[ -|]+\n((?:\|.*\n)+)/.exec(markdown)?.[1] ?? '';
  return table.split('\n').flatMap((row) => firstGroups(row.split('|')[1] ?? '', /`([^`]+)`/g));
}

const isThere = (path: string) =>
  /[*{]/.test(path) ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path));

/** The documents of the project; the generated tables of rules have a check of their own. */
export function documents(): readonly string[] {
  return globSync('{*.md,site/*.md,{docs,packages,apps,e2e,bench}/**/*.md}', {
    cwd: root,
    exclude: (path) => /node_modules|dist$|^docs\/rules/.test(path),
  }).sort();
}

/** What documents name and is not there, each as `document: name`. Decisions may name what was replaced since. */
export function missingNames(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  return documents().flatMap((document) => {
    const text = readFileSync(join(root, document), 'utf8');
    const isDecision = /^docs\/decisions\/\d/.test(document);
    const source = join(dirname(document), 'src');
    const missing = [
      ...(document.endsWith('README.md') ? foldersOf(text) : []).filter(
        (folder) => !isThere(join(source, folder)) && !isThere(join(source, 'lib', folder)),
      ),
      ...linksOf(text).filter((link) => !isThere(join(dirname(document), link))),
      ...(isDecision ? [] : pathsOf(text).filter((path) => !isThere(path))),
      ...(document.includes('/') ? [] : scriptsOf(text).filter((name) => scripts[name] === undefined)),
    ];
    return missing.map((name) => `${document}: ${name}`);
  });
}

/** Documents that code names and that are not there, each as `file: document`. */
export function missingDocuments(): readonly string[] {
  const files = globSync('{packages,apps,e2e,bench,scripts}/**/*.{ts,tsx,css,sql}', {
    cwd: root,
    exclude: (path) => /node_modules|dist$|^scripts\/docs/.test(path),
  });
  return files.flatMap((file) =>
    firstGroups(readFileSync(join(root, file), 'utf8'), /\b(docs\/[\w/-]+\.md)\b/g)
      .filter((path) => !isThere(path))
      .map((path) => `${file}: ${path}`),
  );
}

/** Environment variables that the marketplace reads and docs/settings.md does not describe. */
export function missingSettings(): readonly string[] {
  const described = readFileSync(join(root, 'docs/settings.md'), 'utf8');
  const names = globSync('apps/marketplace/src/settings{.ts,/**/*.ts}', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      firstGroups(readFileSync(join(root, file), 'utf8'), /\b((?:RELAB|AWS)_[A-Z][A-Z0-9_]+)/g),
    );
  return [...new Set(names)].filter((name) => !described.includes(`\`${name}\``));
}
