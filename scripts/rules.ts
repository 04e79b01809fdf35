import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const target = join(root, 'docs/rules.md');

/** Rules that no test can hold, each with the reason. */
export const unchecked: ReadonlyMap<string, string> = new Map([
  [
    'S-004',
    'says what the specified site was built on; here a server of our own answers the calls of its cart layer and of its content layer',
  ],
]);

/** Numbers of the rules of the specification, by their letter. */
const numbers = { C: 220, D: 290, S: 303, X: 69 } as const;

/** Every rule of the specification, whether a test names it or not. */
export function specifiedRules(): readonly string[] {
  return Object.entries(numbers).flatMap(([letter, last]) =>
    Array.from(
      { length: last },
      (_, at) => `${letter}-${String(at + 1).padStart(letter === 'X' ? 2 : 3, '0')}`,
    ),
  );
}

/** Titles of tests, also where a table stands before them, and rows of such tables that begin with the rule. */
const titles = /(?:\b(?:test|it|describe)\(\s*|\)\(\s*|\[\s*(?=['"`][SDCX]-\d))(['"`])([\s\S]*?)\1/g;

/** The rules that tests name, each with the files of those tests; a span such as `S-288…S-301` names all between. */
export function rulesInTests(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  const files = globSync('{packages,apps,e2e,scripts}/**/*.test.{ts,tsx}', {
    cwd: root,
    // The test of this file names rules that it does not test.
    exclude: (path) => /node_modules|dist$|^scripts\/rules\.test\.ts$/.test(path),
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
  for (const [, specified = '', open = '', from = '', to] of title.matchAll(
    /\b(?:([SDC])(?=-\d{3}(?!\d))|(X)(?=-\d{2}(?!\d)))-(\d{2,3})(?:\s*(?:…|\.\.\.?|–|to)\s*(?:(?:\1|\2)-)?(\d{2,3})(?!\d))?/g,
  )) {
    const letter = specified || open;
    for (let number = Number(from); number <= Number(to ?? from); number++)
      rules.push(`${letter}-${String(number).padStart(from.length, '0')}`);
  }
  return rules;
}

export function rulesTable(): string {
  const rows = [...rulesInTests()].map(
    ([rule, files]) => `| ${rule} | ${files.map((file) => `\`${file}\``).join(', ')} |`,
  );
  return `# Rules and their tests

Which rule of the specification is named by which test; written by \`npm run rules\`.

${rows.length} rules of ${specifiedRules().length}. The others, which no test can hold:

${[...unchecked].map(([rule, reason]) => `- ${rule} ${reason}.`).join('\n')}

| Rule | Tests |
| --- | --- |
${rows.join('\n')}
`;
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(target, rulesTable());
  console.log(`docs/rules.md: ${rulesInTests().size} rules`);
}
