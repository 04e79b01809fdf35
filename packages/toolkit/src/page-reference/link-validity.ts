import type { PageReference, RecordPageReference } from './page-reference.ts';

/** S-173, X-24: `{host}` is the placeholder of the site's own host. */
export function isValidLink(link: string): boolean {
  return link.startsWith('{host}') || link.startsWith('/') || link.startsWith('#');
}

/** S-174 to S-176: secure addresses and paths; `/` alone and `http://` are not valid. */
export function isValidUrl(url: string): boolean {
  return url.startsWith('https://') || (url.startsWith('/') && url.length > 1);
}

/** S-177. Browsers read a backslash as a slash, so `/\x` leaves the site just as `//x` does. */
export function isRelativeUrl(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}

/** S-178. */
export function isShortcutLink(link: string): boolean {
  return /^(mailto|tel):/i.test(link);
}

/** S-095, S-096. */
function recordKey({ attributes }: RecordPageReference): string | undefined {
  if (/^Knowledge|__kav$/.test(attributes.objectApiName)) return attributes.urlName;
  if (attributes.objectApiName === 'NetworkDataCategory') return attributes.urlPath;
  return attributes.recordId;
}

/** S-179: valid only when every attribute that its type requires is there. */
export function isValidPageReference(reference: PageReference): boolean {
  switch (reference.type) {
    case 'standard__webPage':
      return reference.attributes.url !== '';
    case 'standard__managedContentPage':
      return reference.attributes.contentTypeName !== '' && reference.attributes.contentKey !== '';
    case 'standard__recordPage':
      return reference.attributes.objectApiName !== '' && Boolean(recordKey(reference));
    case 'comm__namedPage':
      return reference.attributes.name !== '';
    case 'standard__recordRelationshipPage': {
      const { objectApiName, recordId, relationshipApiName } = reference.attributes;
      return objectApiName !== '' && recordId !== '' && relationshipApiName !== '';
    }
    case 'standard__objectPage':
      return reference.attributes.objectApiName !== '';
    case 'standard__search':
      return true;
  }
}

/**
 * What may stand in an `href`: a link, a URL or a shortcut by the rules above, with `{host}` resolved to the site itself. What
 * is answered is what was checked: browsers drop tabs and line breaks wherever they stand in an address, so no control
 * character is kept. Everything else has no href: `javascript:` in any spelling, `http://`, bare words, and what looks like a
 * path but names another host (`//x` and `/\x`; URLs by S-175, yet not relative ones by S-177).
 */
export function safeHref(address: string): string | undefined {
  const href = address.replace(/\p{Cc}/gu, '').trim();
  if (href.startsWith('{host}')) return `/${href.slice('{host}'.length).replace(/^[/\\]+/, '')}`;
  if (href.startsWith('/') && !isRelativeUrl(href)) return undefined;
  return isValidLink(href) || isValidUrl(href) || isShortcutLink(href) ? href : undefined;
}
