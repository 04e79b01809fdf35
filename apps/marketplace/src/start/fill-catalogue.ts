import { renewMedia } from '@relab/content';
import type { Database } from '@relab/database';
import { demoListings } from '../demo/listings.ts';
import { mediaRevisions } from '../media/revisions.ts';
import { isContentSeeded, seedContent } from '../seed/seed-content.ts';
import { countListings, seedShop } from '../seed/seed-shop.ts';
import type { StartContext } from './start-context.ts';
import { since } from './startup-reporter.ts';

/** Puts in the listings that are missing, has media made anew whose code has changed, and publishes the site's contents once. */
export async function fillCatalogue(database: Database, { settings, reporter }: StartContext): Promise<void> {
  const begun = performance.now();
  const requested = settings.listings ?? demoListings.shopSize;
  const existing = await countListings(database);
  if (existing < requested) {
    await seedShop(database, settings.listings, (done) =>
      reporter.progress('Catalogue', `${done} of ${requested} listings`),
    );
  }
  await renewMedia(database, await mediaRevisions());
  if (!(await isContentSeeded(database))) await seedContent(database);
  const count = await countListings(database);
  reporter.report(
    'Catalogue',
    existing < requested
      ? `${count} listings, ${count - existing} of them new, after ${since(begun)}`
      : `${count} listings`,
  );
}
