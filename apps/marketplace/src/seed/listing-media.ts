import { contentKey, type NewMedia } from '@relab/content';
import type { DemoListing, DemoPicture } from '../demo/listings.ts';
import type { DocumentSource } from '../listing/document.ts';

/** One picture or document of a listing, and where it stands on its page. */
export interface ListingMedia {
  readonly media: NewMedia;
  readonly group: 'productDetailImage' | 'attachment';
  readonly type: 'Image' | 'Document';
}

const pictureMedia = ({ source, ...picture }: DemoPicture, at: number): ListingMedia => ({
  group: 'productDetailImage',
  type: 'Image',
  media: {
    contentKey: contentKey(`drawing ${JSON.stringify(source)}`),
    kind: 'drawing',
    source,
    ...picture,
    mimeType: 'image/webp',
    // First the pictures of cards, in the order in which listings come; then the others.
    rank: at === 0 ? 100 : 200 + at,
  },
});

function documentMedia(sku: string, { title, kind }: DemoListing['documents'][number]): ListingMedia {
  const source: DocumentSource = { sku, kind, title };
  return {
    group: 'attachment',
    type: 'Document',
    media: {
      contentKey: contentKey(`paper ${sku} ${kind}`),
      kind: 'paper',
      source,
      title: `${title} ${sku}`,
      mimeType: 'application/pdf',
      rank: 900,
    },
  };
}

/** Pictures and documents of a listing, best first. */
export const listingMedia = (
  { sku, documents }: DemoListing,
  pictures: readonly DemoPicture[],
): readonly ListingMedia[] => [
  ...pictures.map(pictureMedia),
  ...documents.map((document) => documentMedia(sku, document)),
];
