import { expect, test } from 'vitest';
import { entryText } from './entries.ts';

test('an adapter joins what is listed by hand from its file, and one that moved is exported once', () => {
  const entry = `export { type Limit, limitOf, readLimit } from './lib/limits/limit.ts';
export { writeLimit } from './lib/limits/old.ts';
`;
  const adapters = new Map([
    ['lib/limits/limit.ts', ['readLimit', 'writeLimit']],
    ['lib/limits/other.ts', ['deleteLimit']],
  ]);
  expect(entryText(entry, adapters).split('\n').slice(2)).toEqual([
    "export { deleteLimit } from './lib/limits/other.ts';",
    "export { type Limit, limitOf, readLimit, writeLimit } from './lib/limits/limit.ts';",
    '',
  ]);
});

test('an entry without its adapters gets them from the files of its folders', () => {
  const adapters = new Map([['lib/limits/limit.ts', ['readLimit']]]);
  expect(entryText('', adapters)).toContain("export { readLimit } from './lib/limits/limit.ts';");
});
