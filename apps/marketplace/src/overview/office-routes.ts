import { checkListings, getListingIssues, getSimilarSales } from '@relab/contract/administration';
import { reportRoutes, staffRoute } from '@relab/server/administration';
import { type Route, readsReplica } from '@relab/server/http';
import { requestListingCheck } from '../listing-health/check-job.ts';
import { readListingIssues } from '../listing-health/listing-issues.ts';
import { readSimilarSales } from '../listing-health/similar-sales.ts';
import { reportsIn } from './reports.ts';

/** What those ask who run this marketplace, and nobody else. */
export const officeRoutes: readonly Route[] = [
  ...reportRoutes(reportsIn),
  readsReplica(
    staffRoute('clerk', getSimilarSales, (config, { database }) => readSimilarSales(database, config)),
  ),
  staffRoute('clerk', getListingIssues, (config, { database, now }) =>
    readListingIssues(database, config, now()),
  ),
  staffRoute('clerk', checkListings, async (_, { database, principal, now }) => {
    await requestListingCheck(database, now(), principal.userId);
    return null;
  }),
];
