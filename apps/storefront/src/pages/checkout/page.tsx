import { definePage } from '../../frame/page.ts';
import { routes } from '../../routes.ts';
import { actOnCheckout } from './act-on-checkout.ts';
import { CheckoutView } from './checkout-view.tsx';
import { loadCheckout } from './load-checkout.ts';
import { stepNames } from './step.ts';

export const page = definePage(routes.checkout, {
  name: 'Current_Checkout',
  load: loadCheckout,
  act: actOnCheckout,
  head: ({ step }) => ({ title: `Checkout: ${stepNames[step].toLowerCase()}`, noIndex: true }),
  View: CheckoutView,
});
