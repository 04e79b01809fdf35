import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { englishIn } from '../e2e/src/english-in-german.ts';
import { germanDocuments, germanMails } from './german-templates.fixture.ts';

const root = join(import.meta.dirname, '..');

/** Texts that are no pages: those of mails and documents. */
const tables = globSync('{packages/{server,records,commerce,content},apps/marketplace}/src/**/*texts.de.ts', {
  cwd: root,
}).sort();

interface Module {
  readonly german?: unknown;
  readonly english?: unknown;
}

const load = async (file: string): Promise<Module> => await import(join(root, file));

/** Every text of a table by its path; a function is called with a sign in place of each value. */
const textsIn = (value: unknown, path = ''): readonly (readonly [path: string, text: string])[] => {
  if (typeof value === 'function') return textsIn(value(...Array.from({ length: 4 }, () => ['§'])), path);
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${path}.${key}`));
};

/** Words that are written alike in both languages. */
const alike = /^(?:Relab|Name|Position|§|IBAN|BIC|[^\p{L}]*)$/u;

test.each(tables)('%s says all that the English texts say, and nothing in English', async (file) => {
  const { german } = await load(file);
  const { english } = await load(file.replace('.de.', '.'));
  const [inGerman, inEnglish] = [new Map(textsIn(german)), new Map(textsIn(english))];
  expect(inGerman.size).toBeGreaterThan(5);
  expect([...inGerman.keys()]).toEqual([...inEnglish.keys()]);
  const wrong = [...inGerman].filter(
    ([path, text]) => englishIn(text) !== undefined || (text === inEnglish.get(path) && !alike.test(text)),
  );
  expect(wrong).toEqual([]);
});

const wrongIn = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).flatMap(([name, text]) =>
    text
      .split('\n')
      .filter((line) => englishIn(line) !== undefined)
      .map((line) => [name, englishIn(line), line]),
  );

test('every mail is German, with amounts and counts in German form', () => {
  const mails = germanMails();
  expect(wrongIn(mails)).toEqual([]);
  expect(mails.confirmation).toContain('1.250 × 1.234,50 €');
  expect(mails['search with many results']).toContain('1.250 neue Inserate');
});

test('every document is German, with amounts and counts in German form', async () => {
  const documents = await germanDocuments();
  expect(wrongIn(documents)).toEqual([]);
  expect(documents.invoice).toContain('1.543.125,00');
  expect(documents['condition-report']).toContain('24.400');
});

test.each([
  ['a word', 'Ihre order ist unterwegs'],
  ['an amount', 'Summe: 1,234.50 €'],
  ['a weight', 'Gewicht 31.5 kg'],
])('%s in English form is found between German ones', (_, text) => {
  expect(englishIn(text)).toBeDefined();
});
