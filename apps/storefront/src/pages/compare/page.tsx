import { actByIntent, type PostedForm, Redirect, redirectTo } from '@relab/pages';
import { safeNext } from '../../account/safe-next.ts';
import { isListingId, maxCompared, readIds, withListing } from '../../comparison/comparison-storage.ts';
import { readText } from '../../form/form-reading.ts';
import type { SiteForms } from '../../forms.ts';
import { hrefOf } from '../../href.ts';
import { definePage, type PageContext } from '../../page.ts';
import { routes } from '../../routes.ts';
import { compareHref } from './compare-href.ts';
import { CompareView } from './compare-view.tsx';
import { loadCompared } from './compared-listing.ts';
import * as texts from './texts.ts';

const back = (form: PostedForm<'next'>) =>
  redirectTo(safeNext(readText(form, 'next')) ?? hrefOf(routes.compare));

export const page = definePage(routes.compare, {
  name: 'Compare',
  load: async ({ client, url, compared }) => {
    const requested = readIds(url.searchParams.get('ids'), ',');
    const chosen = compared.read();
    // The address holds all that is compared, so that it can be sent to somebody else.
    if (requested.length === 0 && chosen.length > 0) throw new Redirect(compareHref(chosen));
    const loaded = await Promise.all(requested.slice(0, maxCompared).map((id) => loadCompared(client, id)));
    const listings = loaded.filter((one) => one !== undefined);
    return {
      listings,
      gone: loaded.length - listings.length,
      isFull: requested.length > maxCompared || url.searchParams.has('full'),
    };
  },
  act: actByIntent<PageContext, SiteForms['compare']>(
    {
      async add({ compared }, form) {
        const productId = readText(form, 'productId');
        if (!isListingId(productId)) return back(form);
        const before = compared.read();
        const after = withListing(before, productId);
        if (!after) return redirectTo(compareHref(before, true));
        compared.save(after);
        return back(form);
      },
      async remove({ compared }, form) {
        const productId = readText(form, 'productId');
        compared.save(compared.read().filter((id) => id !== productId));
        return back(form);
      },
      async clear({ compared }, form) {
        compared.save([]);
        return back(form);
      },
    },
    { otherwise: async (_, form) => back(form) },
  ),
  head: ({ listings }) => ({
    title:
      listings.length > 0 ? texts.compareModels(listings.map(({ listing }) => listing.model)) : texts.compare,
    description: texts.description,
    canonical: hrefOf(routes.compare),
    noIndex: true,
  }),
  View: CompareView,
});
