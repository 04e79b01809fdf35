import { ActionButton } from '@relab/toolkit/button';
import { TextField } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { AccountPage, AccountReasons } from '../../account/account-page.tsx';
import { FormProblems } from '../../form/form-problems.tsx';
import { formState } from '../../form/form-state.ts';
import type { SiteForms } from '../../forms.ts';
import { hrefOf } from '../../href.ts';
import type { ViewProps } from '../../page.ts';
import { routes } from '../../routes.ts';
import css from './login.module.css';
import * as texts from './texts.tsx';

export interface LoginData {
  readonly next: string | undefined;
  /** Key of a form that is sent once somebody has signed in. */
  readonly resume: string | undefined;
  readonly mayCheckOut: boolean;
}

export function LoginView({ data, url, outcome }: ViewProps<LoginData>): ReactNode {
  const { next, resume, mayCheckOut } = data;
  const { errorOf, field } = formState<SiteForms['login']>(outcome, 'login');
  const isToCheckout = next?.startsWith(hrefOf(routes.checkout, {})) ?? false;
  return (
    <AccountPage heading={texts.signIn} aside={<AccountReasons />}>
      {url.searchParams.has('reset') && !outcome && (
        <Notice tone="success" heading={texts.passwordChanged}>
          {texts.passwordChangedHint}
        </Notice>
      )}
      {resume && !outcome && <Notice heading={texts.signInToContinue}>{texts.resumeHint}</Notice>}
      <FormProblems outcome={outcome} form="login" heading={texts.signInFailed} />
      <form method="post" action={hrefOf(routes.login, undefined, { next, resume })}>
        <TextField
          label={texts.email}
          type="email"
          autoComplete="username"
          required
          maxLength={254}
          {...field('email')}
        />
        <TextField
          label={texts.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={128}
          error={errorOf('password')}
        />
        <div className={css.actions}>
          <ActionButton size="large">{texts.signIn}</ActionButton>
          <a href={hrefOf(routes.forgotPassword)}>{texts.forgotPassword}</a>
        </div>
      </form>
      <p className={css.other}>
        {texts.registerHint(
          hrefOf(routes.register, undefined, { next, resume }),
          isToCheckout && mayCheckOut ? next : undefined,
        )}
      </p>
    </AccountPage>
  );
}
