import type { ProductInput } from '@relab/commerce';
import type { DemoListing } from '../demo/listings.ts';
import { listingUrlName } from '../listing/url-name.ts';
import { listingFields } from './listing-fields.ts';
import type { ListingMedia } from './listing-media.ts';

/** A listing of the demo data as the shop's product. */
export function listingProduct(listing: DemoListing, media: readonly ListingMedia[]): ProductInput {
  const fields = listingFields(listing);
  return {
    sku: listing.sku,
    name: listing.name,
    urlName: listingUrlName(listing.manufacturer, listing.model, listing.sku.slice('RL-'.length)),
    category: listing.category,
    description: listing.conditionNote,
    fields,
    unitPrice: listing.price,
    listPrice: listing.originalPrice,
    stock: listing.stock,
    listed: new Date(`${String(fields.Listed_Date__c)}T09:00:00Z`),
    media: media.map(({ media: { contentKey, title, altText }, group, type }) => ({
      contentKey,
      group,
      type,
      title,
      alternateText: altText ?? null,
    })),
  };
}
