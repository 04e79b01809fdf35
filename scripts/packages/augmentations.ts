import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const augmentation = /^declare module '/m;
const sourceMap = '//# sourceMappingURL=';

/** What is published as the declarations of a source, `src/index.ts`. */
const declarationOf = (source: string): string => source.replace(/^src\//, '').replace(/\.tsx?$/, '.d.ts');

/**
 * Has the declarations of every entry name the modules that add to another package's types, such as the tables of a package to
 * `Tables`. The compiler leaves an import out of declarations whose values alone are used, and without it those who install the
 * package have none of these types.
 */
export function nameAugmentations(dist: string, sources: readonly string[]): void {
  const augmenting = globSync('**/*.d.ts', { cwd: dist })
    .map(String)
    .sort()
    .filter((file) => augmentation.test(readFileSync(join(dist, file), 'utf8')));
  if (augmenting.length === 0) return;
  for (const entry of sources.filter((source) => /\.tsx?$/.test(source)).map(declarationOf)) {
    const imports = augmenting.map((file) => {
      const path = posix.relative(posix.dirname(entry), file).replace(/\.d\.ts$/, '.js');
      return `import '${path.startsWith('.') ? path : `./${path}`}';`;
    });
    const path = join(dist, entry);
    const [declarations = '', map = ''] = readFileSync(path, 'utf8').split(sourceMap);
    writeFileSync(path, `${declarations.trimEnd()}\n${imports.join('\n')}\n${map && sourceMap + map}`);
  }
}
