import type { CommerceOptions } from '@relab/commerce';
import type { FileStore } from '@relab/records/files';
import type { JobHandler } from '@relab/server/jobs';
import { listOfferHandler } from './list-offer.ts';
import { sellerMailHandlers } from './seller-mails.ts';

export interface SellingOptions {
  readonly shop: CommerceOptions;
  /** Where the pictures are that sellers send. */
  readonly store: FileStore;
  /** The public address of the site: stands in links. */
  readonly baseUrl: string;
}

/** What follows when somebody offers a unit, and when a clerk has decided about it. */
export const sellingJobs = (options: SellingOptions): readonly JobHandler[] => [
  listOfferHandler(options),
  ...sellerMailHandlers(options),
];
