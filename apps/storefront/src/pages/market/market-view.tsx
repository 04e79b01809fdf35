import type { CartSummary } from '@relab/contract/commerce';
import { ActionButton } from '@relab/toolkit/button';
import { RadioGroup } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { AccountPage } from '../../account/account-page.tsx';
import { countryName } from '../../address/location.ts';
import { FormProblems } from '../../form/form-problems.tsx';
import { formState } from '../../form/form-state.ts';
import type { SiteForms } from '../../forms.ts';
import { hrefOf } from '../../href.ts';
import { locale } from '../../language/language.ts';
import { countOf, formatAmount, itemCount } from '../../money/amount.ts';
import type { ViewProps } from '../../page.ts';
import { routes } from '../../routes.ts';
import * as texts from './texts.ts';

export interface MarketData {
  readonly markets: readonly {
    readonly id: string;
    readonly name: string;
    readonly countries: readonly string[];
    readonly currency: string;
  }[];
  /** Id of the market that prices are for now. */
  readonly current: string | undefined;
  readonly currency: string;
  readonly next: string | undefined;
  readonly cart: CartSummary | null;
}

/** A market of one country is called like it. */
function nameOf({ id, name, countries: [country, ...others] }: MarketData['markets'][number]): string {
  if (country !== undefined && others.length === 0) return countryName(country);
  return texts.marketNames[id] ?? name;
}

/** A market of one country is described by its name. */
const countryWords = (countries: readonly string[]): string =>
  countries.length > 1
    ? countries
        .map(countryName)
        .sort((a, b) => a.localeCompare(b, locale))
        .join(', ')
    : '';

export function MarketView({ data, url, outcome }: ViewProps<MarketData>): ReactNode {
  const { markets, current, currency, next, cart } = data;
  const { errorOf, startOf } = formState<SiteForms['market']>(outcome, 'market');
  const hasCart = cart !== null && cart.uniqueProductCount > 0;
  return (
    <AccountPage heading={texts.heading} lead={<p>{texts.lead}</p>}>
      {url.searchParams.has('changed') && !outcome && cart && (
        <Notice
          tone="success"
          heading={texts.changedHeading(currency)}
          nextStep={<a href={next ?? hrefOf(routes.cart)}>{next ? texts.continueLink : texts.cartLink}</a>}
        >
          {hasCart &&
            texts.cartConverted(
              itemCount(countOf(cart.totalProductCount)),
              formatAmount(cart.grandTotalAmount, cart.currencyIsoCode),
            )}
        </Notice>
      )}
      <FormProblems outcome={outcome} form="market" heading={texts.changeFailed} />
      <form method="post" action={hrefOf(routes.market, undefined, { next })}>
        <RadioGroup
          // The key starts the choice anew at the market that was switched to.
          key={current}
          name="market"
          label={texts.countryAndCurrency}
          required
          isBoxed
          error={errorOf('market')}
          defaultValue={startOf('market') || current}
          options={markets.map((market) => ({
            value: market.id,
            label: texts.marketWithCurrency(nameOf(market), market.currency),
            hint: countryWords(market.countries),
          }))}
        />
        {hasCart && <p>{texts.cartConversionHint}</p>}
        <ActionButton size="large">{texts.submitButton}</ActionButton>
      </form>
    </AccountPage>
  );
}
