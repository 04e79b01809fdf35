import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { importsOf } from '../direction.ts';
import { publishedName } from './styles.ts';

/** The style sheets that a module reaches through its imports, those of what it imports before its own. */
function sheetsReached(source: string, modules: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const sheets: string[] = [];
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (file.endsWith('.css')) sheets.push(file);
    if (!/\.tsx?$/.test(file)) return;
    const specifiers = importsOf(file, readFileSync(join(source, file), 'utf8'));
    for (const specifier of specifiers.filter((name) => name.startsWith('.')))
      visit(posix.join(posix.dirname(file), specifier.replace(/\?.*$/, '')));
  };
  for (const module of modules) visit(module);
  return sheets;
}

/** The text of published style sheets as one, whose addresses begin at `dist`. */
function joined(dist: string, files: readonly string[]): string {
  const texts = files.map((file) => {
    const folder = dirname(file);
    return readFileSync(join(dist, file), 'utf8')
      .replace(/^@import "[^"]+";\n*/gm, '')
      .replace(/url\((["']?)\.\//g, (_, quote: string) => `url(${quote}./${folder}/`);
  });
  return texts.join('\n');
}

const orderOfLayers = 'theme/layers.css';

/**
 * Writes the style sheets that a page imports: `card.css` for the entry `./card`, with all that a card shows, and `styles.css`
 * for everything. The order of the layers comes first in each. Answers the entries.
 */
export function writeSheets(
  source: string,
  dist: string,
  modules: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const layers = existsSync(join(dist, orderOfLayers)) ? [orderOfLayers] : [];
  const entries = Object.entries(modules).filter(([, file]) => /\.tsx?$/.test(file));
  const groups = entries.map(([entry, file]) => ({
    name: entry === '.' ? 'styles' : basename(entry),
    files: sheetsReached(source, entry === '.' ? themeFirst(Object.values(modules)) : [file]),
    own: sheetsReached(source, [file]).length > 0,
  }));
  return Object.fromEntries(
    groups.flatMap(({ name, files, own }) => {
      if (!own) return [];
      const published = files.map(publishedName).filter((file) => file !== orderOfLayers);
      writeFileSync(join(dist, `${name}.css`), joined(dist, [...layers, ...published]));
      return [[`./${name}.css`, `./dist/${name}.css`]];
    }),
  );
}

const themeFirst = (modules: readonly string[]): readonly string[] =>
  modules.toSorted((a, b) => Number(b.includes('/theme/')) - Number(a.includes('/theme/')));
