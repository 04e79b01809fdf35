import { type ProductInput, upsertCategories, upsertProducts, upsertPromotions } from '@relab/commerce';
import { upsertMedia } from '@relab/content';
import type { Database } from '@relab/database';
import { catalogue } from '../demo/catalogue.ts';
import { demoListings } from '../demo/listings.ts';
import { promotions } from '../shop/promotions.ts';
import { shop } from '../shop/shop.ts';
import { type ListingMedia, listingMedia } from './listing-media.ts';
import { listingProduct } from './listing-product.ts';
import { seedTrade } from './seed-trade.ts';

const batchSize = 1000;

/** How many listings the shop has, sold ones included. */
export async function countListings(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('product2')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Listings in order, their pictures and documents stored before the batch that shows them. */
async function* productsOf(
  database: Database,
  count: number | undefined,
  skip: number,
): AsyncIterable<ProductInput> {
  let waiting: { readonly product: ProductInput; readonly media: readonly ListingMedia[] }[] = [];
  async function* flush() {
    const unique = new Map(
      waiting.flatMap(({ media }) => media.map((one) => [one.media.contentKey, one.media] as const)),
    );
    await upsertMedia(database, [...unique.values()]);
    yield* waiting.map(({ product }) => product);
    waiting = [];
  }
  for (const { listing, pictures } of demoListings.illustratedListings(count, skip)) {
    const media = listingMedia(listing, pictures);
    waiting.push({ product: listingProduct(listing, media), media });
    if (waiting.length >= batchSize) yield* flush();
  }
  yield* flush();
}

/** A category shows a picture of what is in it: that of its first listing. */
function categoryPictures(): ReadonlyMap<string, string> {
  const tiles = new Map<string, string>();
  for (const { listing, pictures } of demoListings.illustratedListings()) {
    const [first] = listingMedia(listing, pictures);
    if (first && !tiles.has(listing.category)) tiles.set(listing.category, first.media.contentKey);
    if (tiles.size === catalogue.leafCategories.length) break;
  }
  return tiles;
}

/** Puts in what listings refer to: categories, promotions, manufacturers and sellers. */
export async function seedReferences(database: Database): Promise<void> {
  const pictures = categoryPictures();
  await upsertCategories(
    database,
    catalogue.categories.map(({ urlName, name, description, parent }) => {
      const tile = pictures.get(urlName);
      return { urlName, name, description, parent, ...(tile === undefined ? {} : { tile }) };
    }),
  );
  await upsertPromotions(database, promotions);
  await seedTrade(database);
}

/**
 * Fills the shop up to so many listings, the curated ones without a number. What is there already stays as it is, so a
 * start that was interrupted is continued where it ended.
 */
export async function seedShop(
  database: Database,
  count: number | undefined,
  progress: (count: number) => void,
): Promise<void> {
  await seedReferences(database);
  const skip = await countListings(database);
  await upsertProducts(database, shop, productsOf(database, count, skip), {
    batchSize,
    progress: (done) => progress(skip + done),
  });
}
