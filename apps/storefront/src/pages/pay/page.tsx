import { getPayNowCart } from '@relab/client/commerce';
import { deferredAct, NotFound } from '@relab/pages';
import { readShopper } from '../../account/shopper.ts';
import { hasStatusOrCode } from '../../form/call-error.ts';
import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import { type PayData, PayView } from './pay-view.tsx';
import * as texts from './texts.ts';

export const page = definePage(routes.pay, {
  name: 'Pay_Now',
  async load({ client, params, url, settings }): Promise<PayData> {
    const { payToken } = params;
    const [shopper, cart] = await Promise.all([
      readShopper(client),
      getPayNowCart(client, { payToken }).catch((error: unknown) => {
        if (hasStatusOrCode(error, 404)) throw new NotFound();
        throw error;
      }),
    ]);
    const link = new URL(url.pathname, settings.origin).href;
    return { cart, shopper, link, isSent: url.searchParams.has('sent') };
  },
  act: deferredAct(async () => (await import('./act-on-pay.ts')).actOnPay),
  head: () => ({ title: texts.toBeOrdered, noIndex: true }),
  View: PayView,
});
