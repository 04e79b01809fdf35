import { getSessionContext } from '@relab/client/commerce';
import { useRead } from '@relab/react';
import { Icon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import { hrefOf } from '../frame/route.ts';
import { prefix } from '../language/language.ts';
import { routes } from '../routes.ts';
import css from './header.module.css';
import * as texts from './texts.ts';

const signOutAddress = `/webruntime/logout${prefix && `?next=${prefix}`}`;

/** S-218: signed in when the session is not a guest's. Sign-out is a form, so that no link elsewhere can do it. */
export function AccountLinks({ url }: { readonly url: URL }): ReactNode {
  const { data: session } = useRead(getSessionContext, {});
  if (!session || session.guestUser) {
    const next = url.pathname === hrefOf(routes.login) ? undefined : url.pathname + url.search;
    return (
      <a className={css.action} href={hrefOf(routes.login, undefined, { next })}>
        <Icon name="account" />
        <span className={css.actionText}>{texts.signIn}</span>
      </a>
    );
  }
  return (
    <>
      <a className={css.action} href={hrefOf(routes.orders)}>
        <Icon name="account" />
        <span className={css.actionText}>{session.profile.firstName ?? texts.orders}</span>
        <span className="visually-hidden">{texts.yourOrders}</span>
      </a>
      <form method="post" action={signOutAddress} className={css.signOut}>
        <button type="submit">{texts.signOut}</button>
      </form>
    </>
  );
}
