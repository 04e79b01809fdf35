import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));

/** Mobile ends and tablet begins within this sixteenth of an em, tablet ends and desktop begins within the other. */
const isEdge = (ems: number): boolean => (ems >= 47.9375 && ems <= 48) || (ems >= 64 && ems <= 64.0625);

test.each(globSync('*/*.module.css', { cwd: source }))(
  'S-266 S-267 S-268 %s changes at the edges of mobile, tablet and desktop only',
  (sheet) => {
    const css = readFileSync(`${source}${sheet}`, 'utf8');
    const asked = (css.match(/@media[^{]*/g) ?? []).flatMap(
      (media) => media.match(/[\d.]+(?=[a-z])\S*[a-z]/g) ?? [],
    );
    for (const width of asked)
      expect(width.endsWith('em') && isEdge(Number.parseFloat(width)), width).toBe(true);
  },
);
