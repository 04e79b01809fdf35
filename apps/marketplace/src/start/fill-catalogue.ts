import { renewMedia } from '@relab/content';
import { demoListings } from '../demo/listings.ts';
import { mediaRevisions } from '../media/revisions.ts';
import { loadShop } from '../seed/load-shop.ts';
import { isContentSeeded, seedContent } from '../seed/seed-content.ts';
import { countListings, seedShop } from '../seed/seed-shop.ts';
import type { Databases } from './open-database.ts';
import type { StartContext } from './start-context.ts';
import { since } from './startup-reporter.ts';

/** From so many listings on a bulk load is quicker, whose indexes cost a moment of their own. */
const minBulk = 5000;

/** Puts in the listings that are missing, has media made anew whose code has changed, and publishes the site's contents once. */
export async function fillCatalogue(
  { database, pool, engine }: Pick<Databases, 'database' | 'pool' | 'engine'>,
  { settings, reporter }: StartContext,
): Promise<void> {
  const begun = performance.now();
  const requested = settings.listings ?? demoListings.shopSize;
  const existing = await countListings(database);
  const revisions = await mediaRevisions();
  if (existing < requested) {
    const listings = (done: number) => reporter.progress('Catalogue', `${done} of ${requested} listings`);
    const index = (name: string) => reporter.progress('Catalogue', `${requested} listings, ${name}`);
    const isLoaded =
      requested >= minBulk &&
      (await loadShop(
        { database, pool, engine },
        { count: requested, revisions, progress: { listings, index } },
      ));
    if (!isLoaded) await seedShop(database, settings.listings, listings);
  }
  await renewMedia(database, revisions);
  if (!(await isContentSeeded(database))) await seedContent(database);
  const count = await countListings(database);
  reporter.report(
    'Catalogue',
    existing < requested
      ? `${count} listings, ${count - existing} of them new, after ${since(begun)}`
      : `${count} listings`,
  );
}
