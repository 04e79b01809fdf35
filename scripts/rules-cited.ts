import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The rules that a text names; a range such as `S-288…S-301` names all between. */
export function rulesOf(text: string): readonly string[] {
  const rules: string[] = [];
  for (const [, specified = '', open = '', from = '', to] of text.matchAll(
    /\b(?:([SDC])(?=-\d{3}(?!\d))|(X)(?=-\d{2}(?!\d)))-(\d{2,3})(?:\s*(?:…|\.\.\.?|–|to)\s*(?:(?:\1|\2)-)?(\d{2,3})(?!\d))?/g,
  )) {
    const letter = specified || open;
    for (let number = Number(from); number <= Number(to ?? from); number++)
      rules.push(`${letter}-${String(number).padStart(from.length, '0')}`);
  }
  return rules;
}

/** Titles of tests, also where a table stands before them, and rows of such tables that begin with the rule. */
const titles = /(?:\b(?:test|it|describe)\(\s*|\)\(\s*|\[\s*(?=['"`][SDCX]-\d))(['"`])([\s\S]*?)\1/g;

/** The tests of this folder's own scripts name rules that they do not test. */
const isOwnTest = (path: string) => /^scripts\/(?:rules|docs|decisions)/.test(path);
const isForeign = (path: string) => /node_modules|dist$/.test(path);

/** The rules that titles of tests name, each with the files of those tests. */
export function rulesInTests(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  const files = globSync('{packages,apps,e2e,scripts}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (path) => isForeign(path) || isOwnTest(path),
  });
  for (const file of files.sort()) {
    for (const [, , title = ''] of readFileSync(join(root, file), 'utf8').matchAll(titles)) {
      for (const rule of rulesOf(title)) found.set(rule, (found.get(rule) ?? new Set()).add(file));
    }
  }
  return new Map([...found].map(([rule, where]) => [rule, [...where]]));
}

/** The rules that code, tests, style sheets and documents name, each with one file that does. */
export function citedRules(): ReadonlyMap<string, string> {
  const cited = new Map<string, string>();
  const files = globSync('{packages,apps,e2e,bench,scripts,docs}/**/*.{ts,tsx,css,sql,md}', {
    cwd: root,
    exclude: (path) => isForeign(path) || isOwnTest(path) || path.startsWith('docs/rules'),
  });
  for (const file of files)
    for (const rule of rulesOf(readFileSync(join(root, file), 'utf8'))) cited.set(rule, file);
  return cited;
}
