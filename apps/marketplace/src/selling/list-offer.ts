import { upsertProduct } from '@relab/commerce';
import { upsertMedia } from '@relab/content';
import type { Database, Schema } from '@relab/database';
import { handler, type JobHandler, type JobRun, jobKind } from '@relab/server/jobs';
import type { Updateable } from 'kysely';
import { finishWith } from '../jobs/finish-with.ts';
import { laterModstamp } from '../jobs/later-modstamp.ts';
import { listingOf, problemsOf } from './offer-listing.ts';
import { lockOffer, type OfferRow, readPictures } from './offer-row.ts';
import { photoOf } from './photo.ts';
import { listedEmail } from './seller-email-templates.ts';
import { mailSeller } from './seller-mails.ts';
import type { SellingOptions } from './selling-options.ts';

/** Enqueued by a trigger on offers, when a clerk requests the listing of one. */
const listOffer = jobKind<{ readonly offerId: string }>('list offer');

async function updateOffer(
  transaction: Database,
  offerId: string,
  changes: Updateable<Schema['offer']>,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('offer')
    .set({ ...changes, list_it: false, last_modified_date: now, system_modstamp: laterModstamp(now) })
    .where('id', '=', offerId)
    .execute();
}

/** Writes to the offer what it lacks; once that is there, its listing can be requested again. */
async function sendBack(
  transaction: Database,
  offerId: string,
  problems: readonly string[],
  now: Date,
): Promise<void> {
  await updateOffer(transaction, offerId, { listing_problem: problems.join('\n') }, now);
}

async function makeListing(
  transaction: Database,
  offerId: string,
  offer: OfferRow,
  options: SellingOptions & { readonly now: Date },
): Promise<void> {
  const { shop, store, baseUrl, now } = options;
  const pictures = await readPictures(transaction, offerId, offer.lead);
  const problems = problemsOf(offer, pictures.length);
  if (problems.length > 0) return await sendBack(transaction, offerId, problems, now);
  const bare = listingOf(offer, [], { shopName: shop.name, now });
  const photos = await Promise.all(
    pictures.map((picture, at) => photoOf(picture, { store, sku: bare.sku, name: bare.name, at })),
  );
  await upsertMedia(
    transaction,
    photos.map(({ published }) => published),
  );
  const product = { ...bare, media: photos.map(({ shown }) => shown) };
  const productId = await upsertProduct(transaction, shop, product);
  const listed = { listing: productId, stage: 'Listed', listing_problem: null } as const;
  await updateOffer(transaction, offerId, listed, now);
  const path = `/product/${product.urlName}/${productId}`;
  await mailSeller(transaction, offerId, (unit) => listedEmail(unit, path, { site: shop, baseUrl }), now);
}

async function runListing(offerId: string, run: JobRun, options: SellingOptions): Promise<undefined> {
  return await finishWith(run, async (transaction) => {
    const offer = await lockOffer(transaction, offerId);
    if (!offer?.isAskedFor || offer.listing !== null || offer.stage !== 'Accepted') return;
    await makeListing(transaction, offerId, offer, { ...options, now: run.now() });
  });
}

/** Makes the listing of an offer: the product with its price, stock and pictures, once. */
export const listOfferHandler = (options: SellingOptions): JobHandler =>
  handler(listOffer, {
    run: ({ offerId }, run) => runListing(offerId, run, options),
    // Nobody waits for ever: the clerk may request it again.
    failed: ({ offerId }, error, transaction, now) =>
      sendBack(transaction, offerId, [`The listing could not be made: ${error}`], now),
  });
