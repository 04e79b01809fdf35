import { read, shape, write } from '../call.ts';
import { seconds } from '../lifetime.ts';
import { integer, object, oneOf, optional } from '../schema.ts';
import { administrationPath, keysetPage } from './administration-path.ts';
import type { ListingIssues } from './responses.ts';

/**
 * Listings for sale with which something may be wrong, the worst first, as they were when all were looked through last, which
 * is once an hour. For clerks.
 */
export const getListingIssues = read({
  id: 'getListingIssues',
  area: 'administration',
  path: `${administrationPath}/listing-issues`,
  query: object({
    issue: oneOf(['no-pictures', 'old', 'watched-unsold', 'price-far']),
    /** Of `old` and `watched-unsold`: listed for so many days at least; 180 and 30 by default. */
    days: optional(integer(0, 3650)),
    /** Of `price-far`: so many percent above or below similar ones at least; 50 by default. */
    percent: optional(integer(1, 1000)),
    ...keysetPage,
  }),
  response: shape<ListingIssues>(),
  lifetime: seconds(60),
});

/** Has all listings looked through now, beside the response. For clerks. */
export const checkListings = write({
  id: 'checkListings',
  area: 'administration',
  path: `${administrationPath}/listing-issues/actions/check`,
  response: shape<null>(),
});
