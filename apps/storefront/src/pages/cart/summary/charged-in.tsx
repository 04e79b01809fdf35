import type { CartSummary } from '@relab/contract/commerce';
import { useClient } from '@relab/react';
import type { ReactNode } from 'react';
import { hrefOf } from '../../../href.ts';
import { routes } from '../../../routes.ts';
import * as texts from '../texts.tsx';

/** The currency of the cart, and the way to that of the pages around it where they are not the same. */
export function ChargedIn({ summary }: { readonly summary: CartSummary }): ReactNode {
  const { context } = useClient();
  const { currencyIsoCode: currency, type } = summary;
  const displayCurrency = context.currencyIsoCode;
  if (displayCurrency === undefined || displayCurrency === currency || type === 'PayNowReadOnly')
    return texts.chargedIn(currency);
  const market = hrefOf(routes.market, undefined, { next: hrefOf(routes.cart) });
  return texts.chargedInOtherCurrency(currency, displayCurrency, market);
}
