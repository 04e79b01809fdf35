import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Sentence, sentencesIn, sentencesOf } from './texts.ts';

const root = join(import.meta.dirname, '..');
const storefront = join(root, 'apps/storefront/src');

test('a sentence is found between tags, in attributes that are heard, and in members that are shown', () => {
  const code = `
    const a = <p title="One" className="two">Three {four ? 'Five' : texts.six}</p>;
    const b = { label: \`Seven \${eight}\`, href: '/nine' };
  `;
  expect(sentencesIn('x.tsx', code).map(({ line, text }) => [line, text])).toEqual([
    [2, 'One'],
    [2, 'Three'],
    [2, 'Five'],
    [3, 'Seven …'],
  ]);
});

/** Languages are called by their own names in every language. */
const isLanguage = ({ file }: Sentence): boolean => file === 'language/languages.ts';

test('no page says anything that stands in no file of texts', () => {
  expect(sentencesOf(storefront, '**/*.{ts,tsx}').filter((found) => !isLanguage(found))).toEqual([]);
}, 60_000);

const twins = globSync('**/*.de.{ts,tsx}', { cwd: storefront }).sort();

/** The exports of a module: the kind of each name, and the number of parameters of functions. */
async function shapeOf(file: string): Promise<Readonly<Record<string, string>>> {
  const module: Readonly<Record<string, unknown>> = await import(join(storefront, file));
  return Object.fromEntries(
    Object.entries(module).map(([name, value]) => [
      name,
      typeof value === 'function' ? `function of ${value.length}` : shapeOfValue(value),
    ]),
  );
}

const shapeOfValue = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? `{ ${Object.entries(value)
        .map(([name, inner]) => `${name}: ${shapeOfValue(inner)}`)
        .sort()
        .join(', ')} }`
    : value === undefined
      ? 'string'
      : typeof value;

test.each(twins)('%s says all that its twin says', async (file) => {
  expect(await shapeOf(file)).toEqual(await shapeOf(file.replace('.de.', '.')));
});

test('every file of texts has a twin', () => {
  const texts = globSync('**/{texts,*-texts}.{ts,tsx}', { cwd: storefront });
  expect(
    texts.map((file) => file.replace(/(?=\.tsx?$)/, '.de')).filter((file) => !twins.includes(file)),
  ).toEqual([]);
});
