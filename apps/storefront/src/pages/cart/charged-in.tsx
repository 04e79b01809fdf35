import type { CartSummary } from '@relab/contract/commerce';
import { useClient } from '@relab/react';
import type { ReactNode } from 'react';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';

/** The currency of the cart, and the way to that of the pages around it where they are not the same. */
export function ChargedIn({ summary }: { readonly summary: CartSummary }): ReactNode {
  const { context } = useClient();
  const { currencyIsoCode: currency, type } = summary;
  const shown = context.currencyIsoCode;
  if (shown === undefined || shown === currency || type === 'PayNowReadOnly')
    return `Charged in ${currency}.`;
  return (
    <>
      Charged in {currency}, though you see other prices in {shown}:{' '}
      <a href={hrefOf(routes.market, undefined, { next: hrefOf(routes.cart) })}>choose one for both</a>.
    </>
  );
}
