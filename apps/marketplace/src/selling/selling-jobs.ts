import type { JobHandler } from '@relab/server/jobs';
import { listOfferHandler } from './list-offer.ts';
import { sellerMailHandlers } from './seller-mails.ts';
import type { SellingOptions } from './selling-options.ts';

/** What follows when somebody offers a unit, and when a clerk has decided about it. */
export const sellingJobs = (options: SellingOptions): readonly JobHandler[] => [
  listOfferHandler(options),
  ...sellerMailHandlers(options),
];
