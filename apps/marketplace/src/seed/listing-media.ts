import type { PublishedMedia } from '@relab/content';
import { contentKey } from '@relab/content';
import { type Listing, shopSize } from '../catalogue/index.ts';
import { type DrawingRequest, viewsOf } from '../drawings/index.ts';
import { shownFacts } from './shown-facts.ts';

export type View = DrawingRequest['view'];

/** What the renderer of drawings is handed. */
export type DrawingSource = DrawingRequest;

/** What the renderer of papers is handed. */
export interface PaperSource {
  readonly sku: string;
  readonly kind: Listing['documents'][number]['kind'];
  readonly title: string;
}

/** One picture or paper of a listing, and where it stands on its page. */
export interface ListingMedia {
  readonly media: PublishedMedia;
  readonly group: 'productDetailImage' | 'attachment';
  readonly type: 'Image' | 'Document';
}

const words: Readonly<Record<View, string>> = {
  angle: 'three-quarter view',
  front: 'front view',
  detail: 'controls',
  open: 'opened',
};

const width = 960;
const height = 720;

/**
 * Pictures and papers of a listing, best first. Beyond the curated shop, whose listings all differ, units of one type
 * take turns in showing a picture that is there already: measurements need many listings, not many pictures.
 */
export function mediaOf(listing: Listing, index: number): readonly ListingMedia[] {
  const { equipment, appearance, name } = listing;
  const drawn =
    index < shopSize ? { seed: listing.seed, appearance } : { seed: listing.seed % 4, appearance: {} };
  const facts = shownFacts(listing.facts);
  const pictures = viewsOf(equipment).map((view, at): ListingMedia => {
    const source: DrawingSource = { equipment, view, ...drawn, ...(facts && { facts }) };
    return {
      group: 'productDetailImage',
      type: 'Image',
      media: {
        contentKey: contentKey(`drawing ${JSON.stringify(source)}`),
        kind: 'drawing',
        source,
        title: `${name}, ${words[view]}`,
        altText: `Illustration: ${listing.type}, ${words[view]}`,
        mimeType: 'image/webp',
        width,
        height,
        // First the pictures of cards, in the order in which listings come; then the others.
        rank: at === 0 ? 100 : 200 + at,
      },
    };
  });
  const papers = listing.documents.map(({ title, kind }): ListingMedia => {
    const source: PaperSource = { sku: listing.sku, kind, title };
    const key = contentKey(`paper ${listing.sku} ${kind}`);
    return {
      group: 'attachment',
      type: 'Document',
      media: {
        contentKey: key,
        kind: 'paper',
        source,
        title: `${title} ${listing.sku}`,
        mimeType: 'application/pdf',
        rank: 900,
      },
    };
  });
  return [...pictures, ...papers];
}
