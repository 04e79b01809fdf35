/** Browsers leave these out of an address, wherever in it they stand. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is them that are meant.
const ignored = /[\u0000-\u0020]+/g;

/** Where a link may lead: what the server keeps of an address (S-187). */
export function isSafeLink(address: string): boolean {
  const start = address.replace(ignored, '');
  if (/^(?:https:|mailto:|tel:|\{!)/i.test(start)) return true;
  return !/^[a-z][^/?#]*:/i.test(start) && !/^[/\\]{2}/.test(start);
}

/** Where a picture may come from: the site, another over https, or the medium that a token names. */
export const isSafePicture = (address: string): boolean => /^(?:https:\/\/|\/(?![/\\])|\{!)/.test(address);

const mediumToken = /^\{!?cms-?media[:(]\s*([A-Za-z0-9_-]{1,64})\s*\)?\}$/i;

/** The content key of the medium that an address names, or undefined. */
export const mediumKeyOf = (address: string): string | undefined => mediumToken.exec(address)?.[1];

/** The token that stands for a medium's address in stored HTML. */
export const mediumAddress = (contentKey: string): string => `{!cmsMedia(${contentKey})}`;
