import { getAppContext } from '@relab/client/commerce';
import { useClient, useRead } from '@relab/react';
import type { ReactNode } from 'react';
import { hrefOf } from '../frame/route.ts';
import { routes } from '../routes.ts';
import css from './layout.module.css';

/** What this page's prices are in, and the way to others; nothing where the shop sells in one currency. */
export function MarketLink({ url }: { readonly url: URL }): ReactNode {
  const { context } = useClient();
  const { data: app } = useRead(getAppContext, {});
  if (!app?.sessionDrivenCurrency) return null;
  const next = url.pathname === hrefOf(routes.market) ? undefined : url.pathname + url.search;
  return (
    <p className={`page-width ${css.market}`}>
      <a href={hrefOf(routes.market, undefined, { next })}>
        Country and currency: {context.currencyIsoCode ?? app.defaultCurrency}
      </a>
    </p>
  );
}
