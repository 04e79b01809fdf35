import type { Declarations } from './declarations.ts';

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
