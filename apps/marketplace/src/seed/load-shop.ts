import {
  type FilledCategory,
  openProducts,
  openSearch,
  type ProductInput,
  productTables,
  readSearchLetters,
  searchTables,
} from '@relab/commerce';
import { fillMedia, mediaTable, type NewMedia } from '@relab/content';
import { type BulkLoad, bulkLoad, type Database, type OpenDatabase } from '@relab/database';
import { sql } from 'kysely';
import { demoListings } from '../demo/listings.ts';
import { shop } from '../shop/shop.ts';
import { listingMedia } from './listing-media.ts';
import { listingProduct } from './listing-product.ts';
import { seedReferences } from './seed-shop.ts';

async function isEmpty(database: Database): Promise<boolean> {
  const { rows } = await sql<{ isEmpty: boolean }>`
    select not exists (select 1 from product2) and not exists (select 1 from media)
      and not exists (select 1 from managed_content) as "isEmpty"`.execute(database);
  return rows[0]?.isEmpty === true;
}

async function readCategories(database: Database): Promise<ReadonlyMap<string, FilledCategory>> {
  const categories = await database
    .selectFrom('product_category')
    .select(['id', 'name', 'url_name'])
    .where(({ not }) => not('is_deleted'))
    .execute();
  return new Map(
    categories.flatMap(({ id, name, url_name }) =>
      url_name === null ? [] : [[url_name, { id, name: name ?? '' }] as const],
    ),
  );
}

export interface LoadProgress {
  listings(done: number): void;
  index(name: string): void;
}

/** Listings between two reports. */
const reported = 500;

interface Adders {
  readonly product: (product: ProductInput) => void;
  readonly media: (media: NewMedia) => void;
}

/** Adds listings in order, each with the pictures and documents that no earlier one has. */
async function addListings(
  bulk: BulkLoad,
  count: number,
  add: Adders,
  progress: (done: number) => void,
): Promise<void> {
  const pictures = new Set<string>();
  let done = 0;
  for (const illustrated of demoListings.illustratedListings(count)) {
    const all = listingMedia(illustrated.listing, illustrated.pictures);
    add.product(listingProduct(illustrated.listing, all));
    for (const { media, type } of all) {
      // Documents are of one listing each.
      if (type === 'Image' && pictures.has(media.contentKey)) continue;
      if (type === 'Image') pictures.add(media.contentKey);
      add.media(media);
    }
    await bulk.makeRoom();
    if (++done % reported === 0) progress(done);
  }
}

interface LoadOptions {
  readonly count: number;
  /** What draws pictures and writes documents, by kind of media. */
  readonly revisions: Readonly<Record<string, string>>;
  readonly progress: LoadProgress;
}

/**
 * Fills an empty shop with all listings at once; false where some exist, or where the database runs inside this process.
 * Interrupted, it leaves the shop as empty as it was.
 */
export async function loadShop(
  { database, pool, engine }: Pick<OpenDatabase, 'database' | 'pool' | 'engine'>,
  { count, revisions, progress }: LoadOptions,
): Promise<boolean> {
  if (engine === 'pglite' || !(await isEmpty(database))) return false;
  await seedReferences(database);
  const categories = await readCategories(database);
  const letters = await readSearchLetters(database);
  const tables = [...productTables, mediaTable, ...searchTables];
  await bulkLoad(pool, { tables, indexing: progress.index }, async (bulk) => {
    const search = await openSearch(bulk, shop, letters);
    await fillMedia(bulk, revisions, (media) =>
      bulk.withoutIndexes(productTables, async () => {
        const product = await openProducts(bulk, shop, { categories, indexed: search.add });
        await addListings(bulk, count, { product, media }, progress.listings);
      }),
    );
    progress.index('words of listings');
    await search.end();
  });
  return true;
}
