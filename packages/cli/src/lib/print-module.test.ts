import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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

test('types of a hundred objects that refer to each other in a ring are no work for the compiler', () => {
  // In this package, so that the module finds the client; where git does not look.
  const folder = fileURLToPath(new URL('../../dist/ring/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const ring = Array.from(
    { length: 120 },
    (_, index): ObjectModel => ({
      apiName: `Object${index}__c`,
      label: `Object ${index}`,
      fields: [{ name: 'Name', kind: 'string', nullable: false, access: ['create'] }],
      relations: [{ name: 'Next__r', target: `Object${(index + 1) % 120}__c`, nullable: true }],
    }),
  );
  const use = `import { Object0__c } from './records.ts';
const path: 'Object0__c.Next__r.Next__r.Name' & string = Object0__c.Next__r.Next__r.Name;
// @ts-expect-error there is no such field
export const missing = [path, Object0__c.Next__r.Next__r.Nmae];
`;
  const tsconfig = {
    extends: '../../../../tsconfig.json',
    compilerOptions: { types: [] },
    files: ['use.ts'],
    include: [],
  };
  const files = {
    'records.ts': printModule(ring, source),
    'use.ts': use,
    'tsconfig.json': JSON.stringify(tsconfig),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(`${folder}/${file}`, text);
  const compiler = fileURLToPath(new URL('../../../../node_modules/typescript/bin/tsc', import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, '']);
}, 120_000);
