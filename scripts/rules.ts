import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rulesInTests } from './rules-cited.ts';
import { specifiedRules } from './rules-specified.ts';

const root = join(import.meta.dirname, '..');

/** What a letter of the numbers stands for. */
const subjects = {
  C: 'content',
  D: 'the data layer',
  S: 'storefront, toolkit and commerce',
  X: 'open points',
} as const;

const code = (path: string) => `\`${path}\``;
const cell = (text: string) => text.replaceAll('|', '\\|');

/** The tables of docs/rules, one for each letter, and their index, by path. */
export function rulesTables(): ReadonlyMap<string, string> {
  const rules = specifiedRules();
  const tests = rulesInTests();
  const tables = new Map<string, string>();
  for (const [letter, subject] of Object.entries(subjects)) {
    const rows = rules
      .filter(({ number }) => number.startsWith(letter))
      .map(({ number, sentence, settled, untested }) => {
        const said = settled ? `${sentence} *Settled:* ${settled}` : sentence;
        const where = tests.get(number)?.map(code).join(', ') ?? (untested ? `none: ${untested}` : '');
        return `| ${number} | ${cell(said)} | ${cell(where)} |`;
      });
    tables.set(
      `docs/rules/${letter.toLowerCase()}.md`,
      `# Rules ${letter}: ${subject}\n\nWritten by \`npm run rules\`.\n\n| rule | sentence | tests |\n| --- | --- | --- |\n${rows.join('\n')}\n`,
    );
  }
  const untested = rules.filter(({ untested }) => untested !== undefined);
  const lines = Object.entries(subjects).map(([letter, subject]) => {
    const ofLetter = rules.filter(({ number }) => number.startsWith(letter));
    const tested = ofLetter.filter(({ number }) => tests.has(number)).length;
    return `| [${letter}](${letter.toLowerCase()}.md) | ${subject} | ${ofLetter.length} | ${tested} |`;
  });
  tables.set(
    'docs/rules/README.md',
    `# Rules and their tests

Each rule of the [specification](../spec/README.md) with its sentence and the tests whose titles name it. Written by \`npm run rules\`.

| letter | subject | rules | with tests |
| --- | --- | --- | --- |
${lines.join('\n')}

Rules that no test can hold:

${untested.map(({ number, untested }) => `- ${number}: ${untested}`).join('\n')}
`,
  );
  return tables;
}

if (process.argv[1] === import.meta.filename) {
  for (const [path, text] of rulesTables()) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  console.log(`docs/rules: ${rulesInTests().size} rules with tests`);
}
