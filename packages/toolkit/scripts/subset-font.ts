// Makes src/theme/plex-sans.woff2, the one font of the look. Run by hand when the characters or the family change:
//   node packages/toolkit/scripts/subset-font.ts
// The result is committed, so that nobody needs this script to build the site.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** The font rides on every first visit, beside the first picture: more than this delays what the visitor came for. */
const MAX_BYTES = 25_000;

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const basicLatin = range(0x20, 0x7e);
const latin1 = range(0xa0, 0xff);
const typographic = '–—‘’‚“”„•…‹›′″−€™Œœ\u2009';

const source = fileURLToPath(
  import.meta.resolve('@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2'),
);
const target = new URL('../src/theme/plex-sans.woff2', import.meta.url);

const font = await subsetFont(await readFile(source), basicLatin + latin1 + typographic, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  // The family's figures are all 600 units wide as they are: tabular without a feature. Hinting is a third of the file.
  keepFeatures: ['kern', 'ccmp', 'locl'],
  noHinting: true,
});
if (font.length > MAX_BYTES) throw new Error(`The font is ${font.length} bytes; it may have ${MAX_BYTES}.`);
await writeFile(target, font);
console.log(`plex-sans.woff2: ${font.length} bytes`);
