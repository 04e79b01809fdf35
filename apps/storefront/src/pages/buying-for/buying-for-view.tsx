import type { ManagedAccount } from '@relab/client/commerce';
import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { FormProblems } from '../../buying/form-problems.tsx';
import type { ViewProps } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';
import css from './buying-for.module.css';

export interface BuyingForData {
  readonly accounts: readonly ManagedAccount[];
  readonly accountId: string | null;
  readonly next: string | undefined;
}

export function BuyingForView({ data, outcome }: ViewProps<BuyingForData>): ReactNode {
  const { accounts, accountId, next } = data;
  return (
    <div className={`page-width ${css.page}`}>
      <h1>Who do you buy for?</h1>
      <p className={css.lead}>
        Each account has its own cart, prices, orders and spending limit. The account that you buy for stands
        at the top of every page.
      </p>
      <FormProblems outcome={outcome} form="account" heading="The account was not changed" />
      <ul className={css.accounts}>
        {accounts.map(({ id, name, address, isCurrentUserDefaultAccount }) => (
          <li key={id}>
            <div>
              <h2 className={css.name}>{name}</h2>
              <p className="soft">
                {[
                  isCurrentUserDefaultAccount && 'Your account',
                  address.street,
                  [address.zip, address.city].filter(Boolean).join(' '),
                  address.country,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {id === accountId ? (
              <p className={css.current}>You buy for this account</p>
            ) : (
              <form method="post" action={hrefOf(routes.buyingFor, undefined, { next })}>
                <input type="hidden" name="accountId" value={id} />
                <ActionButton variant="secondary">
                  Buy for it<span className="visually-hidden">: {name}</span>
                </ActionButton>
              </form>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
