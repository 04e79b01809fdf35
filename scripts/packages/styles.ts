import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { transform } from 'lightningcss';

/** What is not code among the sources of a package for pages. */
const plainAssets = 'src/**/*.{css,woff2}';

const moduleFiles = (source: string): readonly string[] =>
  globSync('src/**/*.module.css', { cwd: source }).map(String).sort();

const placeOf = (file: string): string => file.replace(/^src\//, '');

/** Where a style sheet stands in `dist`: `dialog.module.css` is published as `dialog.css`: its classes have their final names. */
export const publishedName = (file: string): string => placeOf(file).replace(/\.module\.css$/, '.css');

/** The classes of a style sheet by the names that code uses, `{ root: 'relab-dialog-root' }`. */
function compileModule(source: string, dist: string, file: string): void {
  const block = basename(file, '.module.css');
  const { code, exports = {} } = transform({
    filename: file,
    code: readFileSync(join(source, file)),
    cssModules: { pattern: `relab-${block}-[local]` },
  });
  const names = Object.entries(exports).map(([local, { name, composes }]) => [
    local,
    [name, ...composes.map((other) => other.name)].join(' '),
  ]);
  const target = join(dist, publishedName(file));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, code);
  const table = Object.fromEntries(names.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)));
  writeFileSync(
    join(dist, placeOf(file).replace(/\.css$/, '.js')),
    `export default ${JSON.stringify(table, null, 2)};\n`,
  );
}

/** The address of a file beside the code, as bundlers and Node understand it. */
function writeAddress(dist: string, file: string): void {
  const path = join(dist, placeOf(file));
  writeFileSync(`${path}.js`, `export default new URL('./${basename(file)}', import.meta.url).href;\n`);
  const sentence = `Address of \`${basename(file)}\`: absolute, beside the code that imports it.`;
  writeFileSync(
    `${path}.d.ts`,
    `/** ${sentence} */\ndeclare const address: string;\nexport default address;\n`,
  );
}

/**
 * Writes the style sheets and fonts of a package: plain CSS whose classes have fixed names, so that any bundler, and none,
 * will do. Code does not import CSS: whoever uses it imports the style sheet, once.
 */
export function writeStyles(source: string, dist: string): void {
  for (const file of moduleFiles(source)) compileModule(source, dist, file);
  for (const file of globSync(plainAssets, { cwd: source, exclude: ['**/*.module.css'] }).map(String)) {
    const target = join(dist, placeOf(file));
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(source, file), target);
    if (file.endsWith('.woff2')) writeAddress(dist, file);
  }
}

const sheetImport = /^import '[^']+\.css';\n/gm;
const moduleImport = /(from '\.{1,2}\/[^']+\.module)\.css'/g;
const addressImport = /(from '\.{1,2}\/[^']+\.woff2)\?url'/g;

/** Code whose imports of style sheets and files are of what `writeStyles` has written. */
export const withoutStyleImports = (text: string): string =>
  text.replace(sheetImport, '').replace(moduleImport, "$1.js'").replace(addressImport, "$1.js'");
