import { expect, test } from 'vitest';
import type { ObjectModel } from './object-model.ts';
import { printModule, quote } from './print-module.ts';

const source = { url: 'https://org.test', date: new Date('2026-11-23T10:00:00Z') };

test.each([
  ['New', "'New'"],
  ["Owner's", `"Owner's"`],
  ['Said "so"', `'Said "so"'`],
  [`Owner's "own"`, `'Owner\\'s "own"'`],
  ['A\\B\nC', "'A\\\\B\\nC'"],
  ["'; process.exit(); '", `"'; process.exit(); '"`],
])('%j is written as %s', (text, written) => {
  expect(quote(text)).toBe(written);
});

test('what a server says of an object cannot end the comment that it stands in', () => {
  const object: ObjectModel = { apiName: 'A', label: 'End */ throw 1; /*', fields: [], relations: [] };
  expect(printModule([object], source)).toContain('/** End * / throw 1; /* */');
});

test('many choices stand one below the other, few on one line', () => {
  const value = (kind: readonly string[]): ObjectModel => ({
    apiName: 'A',
    label: 'A',
    fields: [{ name: 'B', kind, nullable: true, access: ['create'] }],
    relations: [],
  });
  expect(printModule([value(['x', 'y'])], source)).toContain(
    "    readonly B: Typed<'x' | 'y' | null, 'create'>;\n",
  );
  const many = Array.from({ length: 40 }, (_, index) => `choice ${index}`);
  const lines = printModule([value(many)], source).split('\n');
  expect(lines).toContain("      | 'choice 39'");
  expect(lines).toContain('      | null,');
  expect(Math.max(...lines.slice(3).map((line) => line.length))).toBeLessThanOrEqual(110);
});
