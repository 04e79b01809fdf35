import { isGuest } from '@relab/client/commerce';
import { getListRecordsByName } from '@relab/client/records';
import { deferredAct, Redirect } from '@relab/pages';
import { safeNext } from '../../account/safe-next.ts';
import { readText } from '../../form/form-reading.ts';
import { hrefOf } from '../../href.ts';
import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import { loadListings, readWatched, watchedFields } from '../../watchlist/watched-listing.ts';
import * as texts from './texts.tsx';
import { WatchlistView } from './watchlist-view.tsx';

const pageSize = 20;
const here = hrefOf(routes.watchlist);

/** Nobody watches more than ten pages of listings. */
function readPage({ searchParams }: URL): number {
  const page = searchParams.get('page') ?? '';
  return /^([2-9]|10)$/.test(page) ? Number(page) : 1;
}

export const page = definePage(routes.watchlist, {
  name: 'Watching',
  async load({ client, url }) {
    if (await isGuest(client)) throw new Redirect(hrefOf(routes.login, undefined, { next: here }));
    const pageNumber = readPage(url);
    const { records, nextPageToken } = await getListRecordsByName(client, {
      objectApiName: 'WatchedListing__c',
      listViewApiName: 'MyWatchedListings',
      optionalFields: watchedFields,
      pageSize,
      ...(pageNumber > 1 ? { pageToken: String((pageNumber - 1) * pageSize) } : {}),
    });
    // The last one of a page was removed.
    if (records.length === 0 && pageNumber > 1) throw new Redirect(here);
    const listings = await loadListings(client, records.map(readWatched));
    return { listings, pageNumber, hasMore: nextPageToken !== null };
  },
  isResumable: (form) => readText(form, 'intent') === 'add',
  nextAfterSignIn: (form) => safeNext(readText(form, 'next')),
  act: deferredAct(async () => (await import('./act-on-watchlist.ts')).actOnWatchlist),
  head: () => ({ title: texts.title, noIndex: true }),
  View: WatchlistView,
});
