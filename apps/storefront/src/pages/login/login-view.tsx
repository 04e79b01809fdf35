import { ActionButton } from '@relab/toolkit/button';
import { TextField } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { AccountPage, AccountReasons } from '../../buying/account-page.tsx';
import { FormProblems } from '../../buying/form-problems.tsx';
import { formState } from '../../buying/form-state.ts';
import type { ViewProps } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';
import css from './login.module.css';

export interface LoginData {
  readonly next: string | undefined;
  readonly mayCheckOut: boolean;
}

export function LoginView({ data, url, outcome }: ViewProps<LoginData>): ReactNode {
  const { next, mayCheckOut } = data;
  const { errorOf, startOf } = formState(outcome, 'login');
  const isToCheckout = next?.startsWith(hrefOf(routes.checkout, {})) ?? false;
  return (
    <AccountPage heading="Sign in" aside={<AccountReasons />}>
      {url.searchParams.has('reset') && !outcome && (
        <Notice tone="success" heading="Your password is changed">
          Sign in with the new one.
        </Notice>
      )}
      <FormProblems outcome={outcome} form="login" heading="You are not signed in" />
      <form method="post" action={hrefOf(routes.login, undefined, { next })}>
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={254}
          error={errorOf('email')}
          defaultValue={startOf('email')}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={128}
          error={errorOf('password')}
        />
        <div className={css.actions}>
          <ActionButton size="large">Sign in</ActionButton>
          <a href={hrefOf(routes.forgotPassword)}>Forgot your password?</a>
        </div>
      </form>
      <p className={css.other}>
        New here? <a href={hrefOf(routes.register, undefined, { next })}>Create an account</a>
        {isToCheckout && mayCheckOut && (
          <>
            {' '}
            or <a href={next}>check out without one</a>
          </>
        )}
        .
      </p>
    </AccountPage>
  );
}
