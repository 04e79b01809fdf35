import type { JobHandler } from '@relab/server/jobs';
import { largeChangeHandler } from './cart/large-change/large-change-job.ts';
import { approvalJobs } from './mails/approval-jobs.ts';
import { orderJobs } from './mails/order-jobs.ts';
import type { CommerceOptions } from './options/options.ts';
import { confirmationEndHandler } from './order/request-confirmation.ts';
import { paymentJobs } from './payment/payment-jobs.ts';
import { returnJobs } from './return-order/return-jobs.ts';

/** What a shop does beside its answers; whoever serves its calls gives these to a worker. */
export function commerceJobs(options: CommerceOptions, baseUrl: string): readonly JobHandler[] {
  const settings = { shop: options, baseUrl };
  return [
    ...paymentJobs(options),
    ...orderJobs(settings),
    ...returnJobs(options, settings),
    ...approvalJobs(settings),
    confirmationEndHandler(),
    largeChangeHandler(options),
  ];
}
