import { getAppContext } from '@relab/client/commerce';
import { useClient, useRead } from '@relab/react';
import type { ReactNode } from 'react';
import { hrefOf } from '../frame/route.ts';
import { others, prefix } from '../language/language.ts';
import { routes } from '../routes.ts';
import css from './layout.module.css';
import * as texts from './texts.ts';

/**
 * This page in the other languages; and what its prices are in, with the way to others, where the shop sells in more than
 * one currency.
 */
export function PlaceLinks({ url }: { readonly url: URL }): ReactNode {
  const { context } = useClient();
  const { data: app } = useRead(getAppContext, {});
  const next = url.pathname === hrefOf(routes.market) ? undefined : url.pathname + url.search;
  return (
    <p className={`page-width ${css.place}`}>
      {others.map((one) => (
        <a
          key={one.locale}
          href={(one.prefix + url.pathname.slice(prefix.length) || '/') + url.search}
          hrefLang={one.locale}
          lang={one.locale}
        >
          {one.label}
        </a>
      ))}
      {app?.sessionDrivenCurrency && (
        <a href={hrefOf(routes.market, undefined, { next })}>
          {texts.countryAndCurrency(context.currencyIsoCode ?? app.defaultCurrency)}
        </a>
      )}
    </p>
  );
}
