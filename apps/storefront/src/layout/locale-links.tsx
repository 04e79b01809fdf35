import { getAppContext } from '@relab/client/commerce';
import { useClient, useRead } from '@relab/react';
import type { ReactNode } from 'react';
import { hrefOf } from '../href.ts';
import { otherLabel, otherLocale, otherPrefix, prefix } from '../language/language.ts';
import { routes } from '../routes.ts';
import css from './layout.module.css';
import * as texts from './texts.ts';

/**
 * This page in the other language; and what its prices are in, with the way to others, where the shop sells in more than
 * one currency.
 */
export function LocaleLinks({ url }: { readonly url: URL }): ReactNode {
  const { context } = useClient();
  const { data: app } = useRead(getAppContext, {});
  const next = url.pathname === hrefOf(routes.market) ? undefined : url.pathname + url.search;
  return (
    <p className={`page-width ${css.place}`}>
      <a href={(otherPrefix + url.pathname.slice(prefix.length) || '/') + url.search} lang={otherLocale}>
        {otherLabel}
      </a>
      {app?.sessionDrivenCurrency && (
        <a href={hrefOf(routes.market, undefined, { next })}>
          {texts.countryAndCurrency(context.currencyIsoCode ?? app.defaultCurrency)}
        </a>
      )}
    </p>
  );
}
