import { loadProducts, loadSearch, type ProductInput, productTables, searchTables } from '@relab/commerce';
import { fillMedia, loadMedia, mediaTable, type NewMedia } from '@relab/content';
import { type BulkLoad, bulkLoad, type Database, type OpenDatabase } from '@relab/database';
import { sql } from 'kysely';
import { demoListings } from '../demo/listings.ts';
import { shop } from '../shop/shop.ts';
import { listingMedia } from './listing-media.ts';
import { listingProduct } from './listing-product.ts';
import { seedReferences } from './seed-shop.ts';

/** Few enough to be forgotten before the collector has to move them. */
const batchSize = 500;

async function isEmpty(database: Database): Promise<boolean> {
  const { rows } = await sql<{ isEmpty: boolean }>`
    select not exists (select 1 from product2) and not exists (select 1 from media)
      and not exists (select 1 from managed_content) as "isEmpty"`.execute(database);
  return rows[0]?.isEmpty === true;
}

async function readCategories(database: Database): Promise<ReadonlyMap<string, string>> {
  const categories = await database
    .selectFrom('product_category')
    .select(['id', 'url_name'])
    .where(({ not }) => not('is_deleted'))
    .execute();
  return new Map(categories.flatMap(({ id, url_name }) => (url_name === null ? [] : [[url_name, id]])));
}

interface Batch {
  readonly products: ProductInput[];
  readonly media: NewMedia[];
}

/** Listings in order, with the pictures and documents that no earlier one has. */
function* batches(count: number): Iterable<Batch> {
  const pictures = new Set<string>();
  let batch: Batch = { products: [], media: [] };
  for (const illustrated of demoListings.illustratedListings(count)) {
    const all = listingMedia(illustrated.listing, illustrated.pictures);
    batch.products.push(listingProduct(illustrated.listing, all));
    for (const { media, type } of all) {
      // Documents are of one listing each.
      if (type === 'Image' && pictures.has(media.contentKey)) continue;
      if (type === 'Image') pictures.add(media.contentKey);
      batch.media.push(media);
    }
    if (batch.products.length < batchSize) continue;
    yield batch;
    batch = { products: [], media: [] };
  }
  if (batch.products.length > 0) yield batch;
}

export interface LoadProgress {
  listings(done: number): void;
  index(name: string): void;
}

async function loadListings(
  bulk: BulkLoad,
  count: number,
  categories: ReadonlyMap<string, string>,
  progress: LoadProgress,
): Promise<void> {
  let done = 0;
  let running: Promise<void> = Promise.resolve();
  // The next batch is made while the database takes in the one before.
  for (const { products, media } of batches(count)) {
    await running;
    progress.listings(done);
    done += products.length;
    running = loadMedia(bulk, media).then(() => loadProducts(bulk, shop, categories, products));
    // Of two that fail the first is the one to know.
    running.catch(() => undefined);
  }
  await running;
}

/**
 * Fills an empty shop with all listings at once; false where some exist, or where the database runs inside this process. Interrupted, it leaves the shop as empty as it was.
 */
export async function loadShop(
  { database, pool, engine }: Pick<OpenDatabase, 'database' | 'pool' | 'engine'>,
  count: number,
  progress: LoadProgress,
): Promise<boolean> {
  if (engine === 'pglite' || !(await isEmpty(database))) return false;
  await seedReferences(database);
  const categories = await readCategories(database);
  const tables = [...productTables, mediaTable, ...searchTables];
  await bulkLoad(pool, { tables, indexing: progress.index }, async (bulk) => {
    await fillMedia(bulk, () =>
      bulk.withoutIndexes(productTables, () => loadListings(bulk, count, categories, progress)),
    );
    progress.index('words of listings');
    await bulk.withoutIndexes(searchTables, () => loadSearch(bulk));
  });
  return true;
}
