import type { JobHandler } from '../jobs/index.ts';
import { largeChangeHandler } from './cart/large-change-job.ts';
import { orderJobs } from './mails/order-jobs.ts';
import type { CommerceOptions } from './options.ts';
import { paymentJobs } from './payment/payment-jobs.ts';

/** What a shop does beside its answers; whoever serves its calls gives these to a worker. */
export function commerceJobs(options: CommerceOptions, baseUrl: string): readonly JobHandler[] {
  return [...paymentJobs(options), ...orderJobs({ shop: options, baseUrl }), largeChangeHandler(options)];
}
