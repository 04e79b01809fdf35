import { globSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));
const sheets = globSync('*/*.module.css', { cwd: source });

test('the font is at most 25 kB and its licence stands beside it', () => {
  expect(statSync(new URL('./plex-sans.woff2', import.meta.url)).size).toBeLessThanOrEqual(25_000);
  expect(readFileSync(new URL('./plex-sans.LICENSE.txt', import.meta.url), 'utf8')).toContain(
    'SIL Open Font License',
  );
});

test('no size of the scale is under 14 px', () => {
  const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
  const least = [...css.matchAll(/--text-\d: (?:clamp\()?([\d.]+)rem/g)].map(
    (match) => Number(match[1]) * 16,
  );
  expect(least).toHaveLength(5);
  expect(Math.min(...least)).toBeGreaterThanOrEqual(14);
});

describe.each(sheets)('%s', (sheet) => {
  const css = readFileSync(new URL(`../${sheet}`, import.meta.url), 'utf8');
  test('states the order of the layers first and stays in its own', () => {
    expect(css.startsWith('@import "../theme/layers.css";\n\n@layer blocks {')).toBe(true);
    expect(css.match(/@layer/g)).toHaveLength(1);
  });
  test('knows no left and no right, so that it reads from right to left too', () => {
    expect(css).not.toMatch(
      /\b(margin|padding|border|inset)-(left|right)\b|[\s;{](left|right):|text-align: (left|right)/,
    );
  });
});
