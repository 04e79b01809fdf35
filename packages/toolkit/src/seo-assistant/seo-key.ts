import type { PageReference } from '../page-reference/page-reference.ts';

/**
 * C-030, C-031: the key by which the metadata of a page is requested: the id of the record that it shows, else the alias that its
 * address names. Undefined for a page that shows neither.
 */
export function seoKeyOf({ type, attributes, state }: PageReference): string | undefined {
  const key =
    type === 'standard__recordPage'
      ? attributes.recordId || attributes.urlName || attributes.urlPath
      : type === 'standard__managedContentPage'
        ? attributes.contentKey
        : undefined;
  return key || state?.recordId || state?.urlAlias || undefined;
}
