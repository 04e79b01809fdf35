import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const target = join(root, 'docs/rules.md');

/** Titles of tests, also where a table stands before them, and rows of such tables that begin with the rule. */
const titles = /(?:\b(?:test|it|describe)\(\s*|\)\(\s*|\[\s*(?=['"`][SDC]-\d))(['"`])([\s\S]*?)\1/g;

/** The rules that tests name, each with the files of those tests; a span such as `S-288…S-301` names all between. */
export function rulesInTests(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  const files = globSync('{packages,apps,e2e,scripts}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /node_modules|dist$/.test(path),
  });
  for (const file of files.sort()) {
    for (const [, , title = ''] of readFileSync(join(root, file), 'utf8').matchAll(titles)) {
      for (const rule of rulesOf(title)) found.set(rule, (found.get(rule) ?? new Set()).add(file));
    }
  }
  const byNumber = (a: string, b: string) => a.localeCompare(b);
  return new Map([...found].sort(([a], [b]) => byNumber(a, b)).map(([rule, where]) => [rule, [...where]]));
}

export function rulesOf(title: string): readonly string[] {
  const rules: string[] = [];
  for (const [, letter = '', from = '', to] of title.matchAll(
    /\b([SDC])-(\d{3})(?:\s*(?:…|\.\.\.?|–|to)\s*(?:\1-)?(\d{3}))?/g,
  )) {
    for (let number = Number(from); number <= Number(to ?? from); number++)
      rules.push(`${letter}-${String(number).padStart(3, '0')}`);
  }
  return rules;
}

export function rulesTable(): string {
  const rows = [...rulesInTests()].map(
    ([rule, files]) => `| ${rule} | ${files.map((file) => `\`${file}\``).join(', ')} |`,
  );
  return `# Rules and their tests

Which rule of the specification is named by which test; written by \`npm run rules\`. A rule that stands in no row has no test of its own yet.

${rows.length} rules.

| Rule | Tests |
| --- | --- |
${rows.join('\n')}
`;
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(target, rulesTable());
  console.log(`docs/rules.md: ${rulesInTests().size} rules`);
}
