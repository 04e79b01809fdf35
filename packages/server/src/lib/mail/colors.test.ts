import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { darkColors, lightColors } from './colors.ts';

const css = readFileSync(new URL('../../../../toolkit/src/theme/tokens.css', import.meta.url), 'utf8');

/** OKLCH to sRGB in hexadecimal (matrices: Björn Ottosson's OKLab, CSS Color 4). */
function hex(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = linear.map((value) => {
    const clipped = Math.min(1, Math.max(0, value));
    const gamma = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(gamma * 255);
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function token(name: string): readonly (string | undefined)[] {
  const [, ...schemes] =
    new RegExp(`--color-${name}: light-dark\\(oklch\\(([^)]+)\\), oklch\\(([^)]+)\\)\\)`).exec(css) ?? [];
  return schemes.map((text) => {
    const [lightness = 0, chroma = 0, hue = 0] = text.split(' ').map(Number);
    return hex(lightness, chroma, hue);
  });
}

test.each(Object.keys(lightColors) as (keyof typeof lightColors)[])(
  'the colour "%s" of mails is the token of the site, light and dark',
  (name) => expect([lightColors[name], darkColors[name]]).toEqual(token(name)),
);
