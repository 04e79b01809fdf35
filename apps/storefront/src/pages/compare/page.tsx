import { Redirect, redirectTo } from '@relab/pages';
import { safeNext } from '../../account/safe-next.ts';
import { isListingId, maxCompared, readIds, withListing } from '../../comparison/comparison-storage.ts';
import { readText } from '../../form/form-reading.ts';
import { hrefOf } from '../../href.ts';
import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import { compareHref } from './compare-href.ts';
import { CompareView } from './compare-view.tsx';
import { loadCompared } from './compared-listing.ts';
import * as texts from './texts.ts';

export const page = definePage(routes.compare, {
  name: 'Compare',
  load: async ({ client, url, compared }) => {
    const asked = readIds(url.searchParams.get('ids'), ',');
    const chosen = compared.read();
    // The address holds all that is compared, so that it can be sent to somebody else.
    if (asked.length === 0 && chosen.length > 0) throw new Redirect(compareHref(chosen));
    const loaded = await Promise.all(asked.slice(0, maxCompared).map((id) => loadCompared(client, id)));
    const listings = loaded.filter((one) => one !== undefined);
    return {
      listings,
      gone: loaded.length - listings.length,
      isFull: asked.length > maxCompared || url.searchParams.has('full'),
    };
  },
  act: async ({ compared }, form) => {
    const productId = readText(form, 'productId');
    const intent = readText(form, 'intent');
    const before = compared.read();
    const next = safeNext(readText(form, 'next'));
    if (intent === 'clear') compared.save([]);
    if (intent === 'remove') compared.save(before.filter((id) => id !== productId));
    if (intent === 'add' && isListingId(productId)) {
      const after = withListing(before, productId);
      if (!after) return redirectTo(compareHref(before, true));
      compared.save(after);
    }
    return redirectTo(next ?? hrefOf(routes.compare));
  },
  head: ({ listings }) => ({
    title:
      listings.length > 0 ? texts.compareModels(listings.map(({ listing }) => listing.model)) : texts.compare,
    description: texts.description,
    canonical: hrefOf(routes.compare),
    noIndex: true,
  }),
  View: CompareView,
});
