import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Declarations } from './declarations.ts';

const file = join(import.meta.dirname, 'undocumented.txt');

/** Exports that have had no doc comment since before there was a test of it. The list only shrinks. */
export const readUndocumented = (): readonly string[] =>
  readFileSync(file, 'utf8').split('\n').filter(Boolean);

export const writeUndocumented = (names: readonly string[]): void =>
  writeFileSync(file, names.map((name) => `${name}\n`).join(''));

/** Exports without a doc comment, once each, as `@relab/client/records: getRecord`. */
export function undocumentedExports({ checker, entries }: Declarations): readonly string[] {
  const seen = new Set<unknown>();
  return entries.flatMap(({ specifier, exports }) =>
    exports
      .filter(({ symbol }) => {
        if (seen.has(symbol)) return false;
        seen.add(symbol);
        return symbol.getDocumentationComment(checker).length === 0;
      })
      .map(({ name }) => `${specifier}: ${name}`),
  );
}
