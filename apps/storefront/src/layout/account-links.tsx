import { getExternalManagedAccounts, getSessionContext, toManagedAccounts } from '@relab/client/commerce';
import type { SessionContext } from '@relab/contract/commerce';
import { useRead } from '@relab/react';
import { accountIcon, Icon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import { hrefOf } from '../href.ts';
import { prefix } from '../language/language.ts';
import { routes } from '../routes.ts';
import { AccountSwitch } from './account-switch.tsx';
import css from './header.module.css';
import { everyAccount } from './load.ts';
import * as texts from './texts.ts';

const signOutAddress = `/webruntime/logout${prefix && `?next=${prefix}`}`;
const menuId = 'account-menu';

interface AccountLinksProps {
  readonly url: URL;
}

/** S-218: signed in when the session is not a guest's. */
export function AccountLinks({ url }: AccountLinksProps): ReactNode {
  const { data: session } = useRead(getSessionContext, {});
  if (session && !session.guestUser) return <AccountMenu url={url} session={session} />;
  const next = url.pathname === hrefOf(routes.login) ? undefined : url.pathname + url.search;
  return (
    <a className={css.action} href={hrefOf(routes.login, undefined, { next })}>
      <Icon path={accountIcon} />
      <span className={css.actionText}>{texts.signIn}</span>
    </a>
  );
}

interface AccountMenuProps extends AccountLinksProps {
  readonly session: SessionContext;
}

/**
 * Behind one button, which the browser itself opens and closes, without a script too. The button names who is signed in, or
 * the other account that is bought for. Sign-out is a form, so that no link elsewhere can do it.
 */
function AccountMenu({ url, session }: AccountMenuProps): ReactNode {
  const { data } = useRead(getExternalManagedAccounts, everyAccount);
  const accounts = data ? toManagedAccounts(data) : [];
  const current = accounts.find(({ id }) => id === session.accountId);
  const isOther = accounts.length > 1 && current?.isCurrentUserDefaultAccount === false;
  return (
    <>
      <button
        type="button"
        className={css.action}
        popoverTarget={menuId}
        title={texts.yourAccount}
        data-other={isOther || undefined}
      >
        <Icon path={accountIcon} />
        <span className={css.actionText}>
          {isOther ? current.name : (session.profile.firstName ?? texts.yourAccount)}
        </span>
        <span className="visually-hidden">, {texts.yourAccount}</span>
      </button>
      {/* The key closes it on every other page, and once another account is bought for. */}
      <div key={url.href + session.accountId} id={menuId} popover="auto" className={css.panel}>
        <a href={hrefOf(routes.orders)}>{texts.orders}</a>
        <a href={hrefOf(routes.quotes)}>{texts.quotes}</a>
        <a href={hrefOf(routes.watchlist)}>{texts.watchlist}</a>
        {session.decidesOnOrders && <a href={hrefOf(routes.approvals)}>{texts.approvals}</a>}
        {accounts.length > 1 && <AccountSwitch url={url} accountId={session.accountId} accounts={accounts} />}
        <form method="post" action={signOutAddress}>
          <button type="submit">{texts.signOut}</button>
        </form>
      </div>
    </>
  );
}
