import { posix } from 'node:path';

/** `'./x.ts'` of imports and of `import()` types, which the compiler leaves as they are in declarations. */
const typescriptSpecifier = /(\b(?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/g;
/** Workers and programs that are found beside the module which starts them. */
const moduleAddress = /(new URL\(\s*)(['"])(\.{1,2}\/[^'"]+)\.ts\2(,\s*import\.meta\.url)/g;

/** A compiled module or its declarations, whose imports and addresses name files of JavaScript. */
export const withJavaScriptNames = (text: string): string =>
  text.replace(typescriptSpecifier, '$1$2$3.js$2').replace(moduleAddress, '$1$2$3.js$2$4');

/**
 * A source map whose source stands at its place in the package, `src/…`, where debuggers show it: the text itself is in the
 * map. `file` is the map's path within `dist`.
 */
export function withPackagePlaces(map: string, file: string): string {
  const parsed = JSON.parse(map) as { readonly sources: readonly string[] };
  const folder = posix.dirname(file);
  const sources = parsed.sources.map((source) =>
    posix.relative(posix.join('dist', folder), posix.join('src', folder, posix.basename(source))),
  );
  return JSON.stringify({ ...parsed, sources });
}
