import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { useSession } from './session.tsx';
import css from './sign-in.module.css';
import * as texts from './texts.ts';
import { useUser } from './user.tsx';

/** For somebody who is signed in and for whom there is nothing in the console. */
export function NoWork(): ReactNode {
  const { leave } = useSession();
  const { email } = useUser();
  return (
    <main className={css.page} tabIndex={-1}>
      <title>{texts.signInTitle}</title>
      <div className={css.card}>
        <h1 className={css.heading}>{texts.noAccess}</h1>
        <p>{texts.signedInAs(email)}</p>
        <p className="soft">{texts.noAccessHint}</p>
        <div className={css.actions}>
          <a href="/">{texts.toShop}</a>
          <ActionButton type="button" variant="secondary" onClick={() => void leave()}>
            {texts.signOut}
          </ActionButton>
        </div>
      </div>
    </main>
  );
}
