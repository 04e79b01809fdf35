import type { CartSummary } from '@relab/contract/commerce';
import { ActionButton } from '@relab/toolkit/button';
import { RadioGroup } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { AccountPage } from '../../buying/account-page.tsx';
import { countOf, formatAmount, itemCount } from '../../buying/amount.ts';
import { FormProblems } from '../../buying/form-problems.tsx';
import { formState } from '../../buying/form-state.ts';
import type { ViewProps } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { countryName } from '../../listing/place.ts';
import { routes } from '../../routes.ts';

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

/** A market of one country says all by its name. */
const countryWords = (countries: readonly string[]): string =>
  countries.length > 1 ? countries.map(countryName).sort().join(', ') : '';

export function MarketView({ data, url, outcome }: ViewProps<MarketData>): ReactNode {
  const { markets, current, currency, next, cart } = data;
  const { errorOf, startOf } = formState(outcome, 'market');
  const hasCart = cart !== null && cart.uniqueProductCount > 0;
  return (
    <AccountPage
      heading="Where do you buy?"
      lead={
        <p>
          It decides in which currency you see prices and are charged. Sellers price in euro; other prices are
          worked out at the rate of the day and rounded up to whole units.
        </p>
      }
    >
      {url.searchParams.has('changed') && !outcome && cart && (
        <Notice
          tone="success"
          heading={`Prices are in ${currency} now`}
          nextStep={<a href={next ?? hrefOf(routes.cart)}>{next ? 'Continue' : 'Go to the cart'}</a>}
        >
          {hasCart &&
            `So is your cart: ${itemCount(countOf(cart.totalProductCount))} for ${formatAmount(cart.grandTotalAmount, cart.currencyIsoCode)} before delivery and tax. Nothing of it was lost.`}
        </Notice>
      )}
      <FormProblems outcome={outcome} form="market" heading="Nothing was changed" />
      <form method="post" action={hrefOf(routes.market, undefined, { next })}>
        <RadioGroup
          // The key starts the choice anew at the market that was switched to.
          key={current}
          name="market"
          label="Country and currency"
          required
          isBoxed
          error={errorOf('market')}
          defaultValue={startOf('market') || current}
          options={markets.map((market) => ({
            value: market.id,
            label: `${market.name}, in ${market.currency}`,
            hint: countryWords(market.countries),
          }))}
        />
        {hasCart && <p>Your cart changes its currency too. What is in it, and what is reserved, stays.</p>}
        <ActionButton size="large">Show these prices</ActionButton>
      </form>
    </AccountPage>
  );
}
