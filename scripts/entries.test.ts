import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generatedFiles, packages } from './entries.ts';

/** Without comments, and without what the formatter decides: line breaks, commas, bars, brackets, the order of statements and names. */
const normalized = (text: string): readonly string[] =>
  text
    .replaceAll(/^\/\/.*$|\/\*\*.*\*\//gm, '')
    .split(';')
    .map((statement) =>
      statement
        .split(/[\s,|()]+/)
        .toSorted()
        .join(' '),
    )
    .toSorted();

describe.each(packages)('generated files of packages/%s', async (name) => {
  test.each(Object.entries(await generatedFiles(name)))(
    'are as `npm run entries` writes them: %s',
    (file, text) => {
      expect(relative('.', file)).not.toMatch(/^\.\./);
      expect(normalized(readFileSync(file, 'utf8'))).toEqual(normalized(text));
    },
  );
});
