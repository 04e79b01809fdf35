import { ActionButton } from '@relab/toolkit/button';
import { TextField } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { AccountPage } from '../../account/account-page.tsx';
import { FormProblems } from '../../form/form-problems.tsx';
import { formState } from '../../form/form-state.ts';
import type { SiteForms } from '../../forms.ts';
import { hrefOf } from '../../href.ts';
import type { ViewProps } from '../../page.ts';
import { routes } from '../../routes.ts';
import * as texts from './texts.tsx';

export interface ForgotPasswordData {
  readonly isSent: boolean;
}

/** Says the same whether there is such an account or not. */
export function ForgotPasswordView({ data, outcome }: ViewProps<ForgotPasswordData>): ReactNode {
  if (data.isSent && !outcome) {
    return (
      <AccountPage heading={texts.sentHeading}>
        <Notice
          tone="success"
          heading={texts.sentBody}
          nextStep={<a href={hrefOf(routes.login)}>{texts.backToSignIn}</a>}
        >
          {texts.notReceivedHint(hrefOf(routes.forgotPassword))}
        </Notice>
      </AccountPage>
    );
  }
  const { field } = formState<SiteForms['forgotPassword']>(outcome, 'forgot-password');
  return (
    <AccountPage heading={texts.heading} lead={<p>{texts.lead}</p>}>
      <FormProblems outcome={outcome} form="forgot-password" heading={texts.sendingFailed} />
      <form method="post" action={hrefOf(routes.forgotPassword)}>
        <TextField
          label={texts.email}
          type="email"
          autoComplete="username"
          required
          maxLength={254}
          {...field('email')}
        />
        <ActionButton size="large">{texts.sendLink}</ActionButton>
      </form>
      <p>
        <a href={hrefOf(routes.login)}>{texts.backToSignIn}</a>
      </p>
    </AccountPage>
  );
}
