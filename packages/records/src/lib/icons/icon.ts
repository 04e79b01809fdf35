import { createHash } from 'node:crypto';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';

/** Pixels at which the icon is drawn. */
export const iconSize = 120;

const grey = '#5C6B7A';

/** Two letters for an object: the first ones of its first two words, or the first two of its only one. */
function lettersOf(label: string): string {
  const [first = '?', second] = label.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const [one = '', two = ''] = first;
  return second === undefined
    ? `${one.toUpperCase()}${two.toLowerCase()}`
    : `${one}${[...second][0]}`.toUpperCase();
}

/** `#RRGGBB`. */
export const colorOf = ({ color }: ObjectDeclaration): string =>
  color !== null && /^#[0-9a-f]{6}$/i.test(color) ? color : grey;

/** White where it can be read on the colour, else black (WCAG's relative luminance). */
function inkOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.4 ? '#000000' : '#ffffff';
}

const escaped = (text: string): string => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The letters of an object on a square of its colour. */
export function drawIcon(object: ObjectDeclaration): string {
  const color = colorOf(object);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${iconSize}" height="${iconSize}" viewBox="0 0 120 120"><rect width="120" height="120" rx="18" fill="${color}"/><text x="60" y="60" dy="0.36em" text-anchor="middle" font-family="system-ui, sans-serif" font-size="56" font-weight="600" fill="${inkOn(color)}">${escaped(lettersOf(object.label))}</text></svg>`;
}

export const iconPath = '/img/icon/{file}';

/**
 * The name of an object's icon: made from what is drawn, so that caches may keep it for ever, and nobody can request
 * it by the name of an object that they may not see.
 */
export function iconFileOf(object: ObjectDeclaration): string {
  const hash = createHash('sha256')
    .update(`${object.apiName}\n${drawIcon(object)}`)
    .digest('hex');
  return `${hash.slice(0, 24)}.svg`;
}

export const iconUrlOf = (object: ObjectDeclaration): string =>
  iconPath.replace('{file}', iconFileOf(object));
