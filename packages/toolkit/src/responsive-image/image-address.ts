import { minimumImageWidth } from './image-widths.ts';

/**
 * The address of a picture, or undefined when it is none that may stand on a page: `https:`, a path of this site, or a picture
 * inside the address itself (`data:image/`). Spaces are written as `%20`, so that it may stand in a list of addresses too.
 */
export function imageAddress(input: unknown): string | undefined {
  if (typeof input !== 'string') return undefined;
  const address = input.trim();
  // Browsers read a backslash as a slash and skip line breaks, so that `/\host` and `/<tab>/host` would leave the site.
  const isAllowed = /^(https:\/\/[^/\\]|\/(?![/\\])|data:image\/)/i.test(address) && !/\p{Cc}/u.test(address);
  return isAllowed ? address.replaceAll(' ', '%20') : undefined;
}

/** One of the site's own media, which come in any width by their `width` parameter, under whatever prefix. */
export function isMediaAddress(address: string): boolean {
  return /^\/(?![/\\])[^?#]*\/delivery\/media\//.test(address);
}

const widthParameter = /([?&]width=)([^&#]*)/;

/** One of the site's own media in a width in px, S-284: no smaller than 100. */
export function atWidth(address: string, width: number): string {
  const wide = Math.max(minimumImageWidth, Math.round(width));
  if (widthParameter.test(address)) return address.replace(widthParameter, `$1${wide}`);
  const [path = '', ...fragment] = address.split(/(?=#)/);
  return `${path}${path.includes('?') ? '&' : '?'}width=${wide}${fragment.join('')}`;
}

/** The width that an address requests, in px. */
export function requestedWidth(address: string): number | undefined {
  const width = Number(widthParameter.exec(address)?.[2]);
  return width > 0 ? width : undefined;
}

/** S-284: an address that requests less than 100 px, or no valid width, requests 100. */
export function atLeastMinimum(address: string): string {
  return address.replace(/([?&]width=)(?![1-9]\d\d)[^&#]*/, `$1${minimumImageWidth}`);
}
