import {
  getExternalManagedAccounts,
  getSessionContext,
  type ManagedAccount,
  toManagedAccounts,
} from '@relab/client/commerce';
import { useRead } from '@relab/react';
import { type ReactNode, useId } from 'react';
import { hrefOf } from '../frame/route.ts';
import { routes } from '../routes.ts';
import css from './buying-for.module.css';
import { everyAccount } from './load.ts';
import * as texts from './texts.ts';

/**
 * Which account this page buys for, and the way to another one; and to what somebody has to decide for it. Only for who is
 * signed in, and nothing where neither applies.
 */
export function BuyingFor({ url }: { readonly url: URL }): ReactNode {
  const { data: session } = useRead(getSessionContext, {});
  if (!session || session.guestUser) return null;
  return <Bar url={url} accountId={session.accountId} decides={session.decidesOnOrders === true} />;
}

interface BarProps {
  readonly url: URL;
  readonly accountId: string | null;
  readonly decides: boolean;
}

function Bar({ url, accountId, decides }: BarProps): ReactNode {
  const { data } = useRead(getExternalManagedAccounts, everyAccount);
  const accounts = data ? toManagedAccounts(data) : [];
  const isChoice = accounts.length > 1;
  if (!isChoice && !decides) return null;
  const current = accounts.find(({ id }) => id === accountId);
  const isOther = isChoice && current?.isCurrentUserDefaultAccount === false;
  return (
    <div className={css.bar} data-other={isOther || undefined}>
      <div className={`page-width ${css.line}`}>
        {isChoice && <Switcher url={url} accountId={accountId} accounts={accounts} />}
        {decides && (
          <a className={css.approvals} href={hrefOf(routes.approvals)}>
            {texts.approvals}
          </a>
        )}
      </div>
    </div>
  );
}

interface SwitcherProps extends Pick<BarProps, 'url' | 'accountId'> {
  readonly accounts: readonly ManagedAccount[];
}

/** A form that posts, with a button: choosing alone changes nothing. */
function Switcher({ url, accountId, accounts }: SwitcherProps): ReactNode {
  const select = useId();
  return (
    <form method="post" action={hrefOf(routes.buyingFor)} className={css.switcher}>
      <label htmlFor={select}>{texts.buyingFor}</label>
      {/* The key starts the choice anew at the account that was switched to. */}
      <select key={accountId} id={select} name="accountId" defaultValue={accountId ?? undefined}>
        {accounts.map(({ id, name, address, isCurrentUserDefaultAccount }) => (
          <option key={id} value={id}>
            {name}
            {isCurrentUserDefaultAccount ? texts.yourAccount : address.city && `, ${address.city}`}
          </option>
        ))}
      </select>
      <input type="hidden" name="next" value={url.pathname + url.search} />
      <button type="submit">{texts.switchAccount}</button>
    </form>
  );
}
