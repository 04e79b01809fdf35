import { getSessionContext } from '@relab/client/commerce';
import { deferredAct } from '@relab/pages';
import { hrefOf } from '../../href.ts';
import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import { maxPictures } from './picture-rules.ts';
import { SellView } from './sell-view.tsx';
import * as texts from './texts.ts';

export const page = definePage(routes.sell, {
  name: 'Sell',
  // Twelve pictures of a phone, for those who send them without a script; with one they go one by one.
  // A picture too many is named beside the form, so more of them may arrive than are accepted.
  uploads: { maxBytes: 62_000_000, maxFiles: 4 * maxPictures },
  async load({ client, url }) {
    const session = await getSessionContext(client, {}).catch(() => null);
    const { firstName, lastName, userName } = session?.profile ?? {};
    const isKnown = session !== null && !session.guestUser;
    return {
      isSent: url.searchParams.has('sent'),
      seller: {
        firstName: (isKnown && firstName) || '',
        lastName: (isKnown && lastName) || '',
        company: (isKnown && session.accountName) || '',
        email: (isKnown && userName) || '',
      },
    };
  },
  act: deferredAct(async () => (await import('./act-on-sell.ts')).actOnSell),
  head: (_, { settings }) => ({
    title: texts.title,
    description: texts.description(settings.siteName),
    canonical: hrefOf(routes.sell),
  }),
  View: SellView,
});
