/** C-041: the page of a content. C-043: `mcVersionId` is the version of it that an author looks at. */
export interface ContentPageReference {
  readonly type: 'standard__managedContentPage';
  readonly attributes: { readonly contentTypeName: string; readonly contentKey: string };
  readonly state?: { readonly mcVersionId: string };
}

/** What leads to a page of the site, once the site has made an address of the reference. */
export interface DetailLink {
  readonly pageReference: ContentPageReference;
}

/** C-007, C-042: the link to a content's own page. */
export function detailLink(contentTypeName: string, contentKey = '', mcVersionId?: string): DetailLink {
  const attributes = { contentTypeName, contentKey };
  return {
    pageReference: {
      type: 'standard__managedContentPage',
      attributes,
      ...(mcVersionId !== undefined && { state: { mcVersionId } }),
    },
  };
}
