import { upsertProduct } from '@relab/commerce';
import { upsertMedia } from '@relab/content';
import type { Database } from '@relab/database';
import { handler, type JobHandler, type JobRun, jobKind } from '@relab/server/jobs';
import { sql } from 'kysely';
import { listingOf, problemsOf } from './offer-listing.ts';
import { lockOffer, type OfferRow, readPictures } from './offer-row.ts';
import { photoOf } from './photo.ts';
import { listedEmail } from './seller-email-templates.ts';
import { mailSeller } from './seller-mails.ts';
import type { SellingOptions } from './selling-options.ts';

/** Put in by a trigger on offers, when a clerk asks for the listing of one. */
const listOffer = jobKind<{ readonly offerId: string }>('list offer');

/** A write of the offer, later than all before it; whoever shows it is told by the time. */
const later = (now: Date) => sql`
  last_modified_date = ${now}, system_modstamp = greatest(${now}, system_modstamp + interval '1 millisecond')`;

/** Says on the offer what it lacks; whoever puts that right asks again. */
async function sendBack(
  transaction: Database,
  offerId: string,
  problems: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    update offer set list_it = false, listing_problem = ${problems.join('\n')}, ${later(now)}
    where id = ${offerId}`.execute(transaction);
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
  await sql`
    update offer set listing = ${productId}, stage = 'Listed', list_it = false, listing_problem = null, ${later(now)}
    where id = ${offerId}`.execute(transaction);
  const path = `/product/${product.urlName}/${productId}`;
  await mailSeller(transaction, offerId, (unit) => listedEmail(unit, path, { site: shop, baseUrl }), now);
}

async function listInFull(offerId: string, run: JobRun, options: SellingOptions): Promise<void> {
  await run.database.transaction().execute(async (transaction) => {
    // First: what follows is this process's alone, and is there together with the end of the job or not at all.
    await run.finish(transaction);
    const offer = await lockOffer(transaction, offerId);
    if (!offer?.isAskedFor || offer.listing !== null || offer.stage !== 'Accepted') return;
    await makeListing(transaction, offerId, offer, { ...options, now: run.now() });
  });
}

/** Makes the listing of an offer: the product with its price, stock and pictures, once. */
export const listOfferHandler = (options: SellingOptions): JobHandler =>
  handler(listOffer, {
    async run({ offerId }, run) {
      await listInFull(offerId, run, options);
      return undefined;
    },
    // Nobody waits for ever: the clerk may ask again.
    failed: ({ offerId }, error, transaction, now) =>
      sendBack(transaction, offerId, [`The listing could not be made: ${error}`], now),
  });
