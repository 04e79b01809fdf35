import type { ManagedAccount } from '@relab/client/commerce';
import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { FormProblems } from '../../form/form-problems.tsx';
import { hrefOf } from '../../href.ts';
import type { ViewProps } from '../../page.ts';
import { routes } from '../../routes.ts';
import css from './account-switch.module.css';
import * as texts from './texts.tsx';

export interface AccountSwitchData {
  readonly accounts: readonly ManagedAccount[];
  readonly accountId: string | null;
  readonly next: string | undefined;
}

export function AccountSwitchView({ data, outcome }: ViewProps<AccountSwitchData>): ReactNode {
  const { accounts, accountId, next } = data;
  return (
    <div className={`page-width ${css.page}`}>
      <h1>{texts.buyerQuestion}</h1>
      <p className={css.lead}>{texts.lead}</p>
      <FormProblems outcome={outcome} form="account" heading={texts.notSwitched} />
      <ul className={css.accounts}>
        {accounts.map(({ id, name, address, isCurrentUserDefaultAccount }) => (
          <li key={id}>
            <div>
              <h2 className={css.name}>{name}</h2>
              <p className="soft">
                {[
                  isCurrentUserDefaultAccount && texts.yourAccount,
                  address.street,
                  [address.zip, address.city].filter(Boolean).join(' '),
                  address.country,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {id === accountId ? (
              <p className={css.current}>{texts.currentAccount}</p>
            ) : (
              <form method="post" action={hrefOf(routes.accountSwitch, undefined, { next })}>
                <input type="hidden" name="accountId" value={id} />
                <ActionButton variant="secondary">{texts.switchButton(name)}</ActionButton>
              </form>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
