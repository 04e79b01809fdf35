import type { Content, ContentCollectionItems } from '@relab/contract/content';
import type { LinkInfo } from '@relab/toolkit/link';
import { withSiteUrls } from '@relab/toolkit/responsive-image';

type CollectionItem = ContentCollectionItems['items'][number];

/** C-007, C-042: the link to the item's own page. */
function detailLink({ name, key }: { readonly name: string; readonly key: string }): LinkInfo {
  return {
    pageReference: {
      type: 'standard__managedContentPage',
      attributes: { contentTypeName: name, contentKey: key },
    },
  };
}

/** S-121: what a page knows of a single content item. */
export function contentEntry(content: Content) {
  const { contentBody, contentKey, contentType, title, urlName } = content;
  return {
    title: contentBody.title ?? title,
    contentBody,
    link: detailLink({ name: contentType.name, key: urlName ?? contentKey }),
  };
}

/** C-005, S-122: what a page knows of the members of a collection: key, id, data and index of each. C-049: addresses are the site's. */
export function collectionEntries(items: readonly CollectionItem[]) {
  return withSiteUrls(items).map((item, index) => {
    const { id, name, urlName, contentType, body } = item;
    const link = detailLink({ name: contentType.name, key: urlName ?? id });
    const data = { ...item, title: body.contentBody.title ?? name, link };
    return { key: id, id, index, ariaLabel: name, data };
  });
}
