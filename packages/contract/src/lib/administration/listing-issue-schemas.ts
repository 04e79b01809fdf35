import * as z from 'zod/mini';

const text = z.nullable(z.string());

/** A page of listings with which something may be wrong, the worst first; `count` is how many this page has. */
export const ListingIssues = z.object({
  /** When the listings were looked through; null before the first time. ISO 8601, UTC. */
  checkedAt: text,
  currencyIsoCode: z.string(),
  count: z.int(),
  listings: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      sku: text,
      /** For one unit, net: a decimal string. */
      price: text,
      /** `2026-06-01` */
      listedDate: text,
      daysListed: z.nullable(z.int()),
      pictures: z.int(),
      watchers: z.int(),
      /** The median of similar units; null where there are too few. */
      similarPrice: text,
      /** Percent that the price is above it; below zero, below it. */
      deviation: z.nullable(z.number()),
    }),
  ),
  nextPageToken: text,
});
