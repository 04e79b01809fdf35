import { ActionButton } from '@relab/toolkit/button';
import { TextField } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { AccountPage } from '../../buying/account-page.tsx';
import { FormProblems } from '../../buying/form-problems.tsx';
import { formState } from '../../buying/form-state.ts';
import type { ViewProps } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';

export interface ForgotPasswordData {
  readonly isSent: boolean;
}

/** Says the same whether there is such an account or not. */
export function ForgotPasswordView({ data, outcome }: ViewProps<ForgotPasswordData>): ReactNode {
  if (data.isSent && !outcome) {
    return (
      <AccountPage heading="Look into your mail">
        <Notice
          tone="success"
          heading="If the address has an account, a link is on its way"
          nextStep={<a href={hrefOf(routes.login)}>Back to sign-in</a>}
        >
          The link works once, within an hour. Nothing there? Look among unwanted mail, or{' '}
          <a href={hrefOf(routes.forgotPassword)}>ask again</a> with the address that your orders go to.
        </Notice>
      </AccountPage>
    );
  }
  const { errorOf, startOf } = formState(outcome, 'forgot-password');
  return (
    <AccountPage
      heading="Reset your password"
      lead={<p>We send a link to your address. It opens a page where you choose a new password.</p>}
    >
      <FormProblems outcome={outcome} form="forgot-password" heading="No link was sent" />
      <form method="post" action={hrefOf(routes.forgotPassword)}>
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
        <ActionButton size="large">Send the link</ActionButton>
      </form>
      <p>
        <a href={hrefOf(routes.login)}>Back to sign-in</a>
      </p>
    </AccountPage>
  );
}
