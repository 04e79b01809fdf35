import { deferredAct } from '@relab/pages';
import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import { CheckoutView } from './checkout-view.tsx';
import { loadCheckout } from './load-checkout.ts';
import * as texts from './texts.tsx';

export const page = definePage(routes.checkout, {
  name: 'Current_Checkout',
  // The document of a purchase order has 10 MB at most.
  uploads: { maxBytes: 12_000_000, maxFiles: 1 },
  load: loadCheckout,
  act: deferredAct(async () => (await import('./act-on-checkout.ts')).actOnCheckout),
  head: ({ step }) => ({ title: texts.stepTitle(step), noIndex: true }),
  View: CheckoutView,
});
