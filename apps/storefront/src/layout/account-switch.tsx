import type { ManagedAccount } from '@relab/client/commerce';
import { type ReactNode, useId } from 'react';
import { hrefOf } from '../href.ts';
import { routes } from '../routes.ts';
import css from './header.module.css';
import * as texts from './texts.ts';

interface AccountSwitchProps {
  readonly url: URL;
  readonly accountId: string | null;
  readonly accounts: readonly ManagedAccount[];
}

/** The account that is bought for, and the way to another: a form that posts, with a button, since choosing alone changes nothing. */
export function AccountSwitch({ url, accountId, accounts }: AccountSwitchProps): ReactNode {
  const select = useId();
  return (
    <form method="post" action={hrefOf(routes.accountSwitch)} className={css.buyingFor}>
      <label htmlFor={select}>{texts.currentAccount}</label>
      {/* The key starts the choice anew at the account that was switched to. */}
      <select key={accountId} id={select} name="accountId" defaultValue={accountId ?? undefined}>
        {accounts.map(({ id, name, address, isCurrentUserDefaultAccount }) => (
          <option key={id} value={id}>
            {name}
            {isCurrentUserDefaultAccount ? texts.ownAccountSuffix : address.city && `, ${address.city}`}
          </option>
        ))}
      </select>
      <input type="hidden" name="next" value={url.pathname + url.search} />
      <button type="submit">{texts.switchAccount}</button>
    </form>
  );
}
