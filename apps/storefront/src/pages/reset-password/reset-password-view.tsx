import { ActionButton, buttonClass } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { AccountPage } from '../../account/account-page.tsx';
import { FormProblems } from '../../form/form-problems.tsx';
import { formState } from '../../form/form-state.ts';
import type { SiteForms } from '../../forms.ts';
import { hrefOf } from '../../href.ts';
import type { ViewProps } from '../../page.ts';
import { NewPasswordField } from '../../password/new-password-field.tsx';
import { routes } from '../../routes.ts';
import * as texts from './texts.ts';

export interface ResetPasswordData {
  readonly isUsable: boolean;
}

export function ResetPasswordView({ data, url, outcome }: ViewProps<ResetPasswordData>): ReactNode {
  if (!data.isUsable || outcome?.form === 'spent') {
    return (
      <AccountPage heading={texts.heading}>
        <Notice
          tone="error"
          heading={texts.linkExpired}
          nextStep={
            <a className={buttonClass('primary', 'small')} href={hrefOf(routes.forgotPassword)}>
              {texts.sendNewLink}
            </a>
          }
        >
          {texts.linkExpiredReason}
        </Notice>
      </AccountPage>
    );
  }
  const { errorOf } = formState<SiteForms['resetPassword']>(outcome, 'reset-password');
  return (
    <AccountPage heading={texts.heading} lead={<p>{texts.lead}</p>}>
      <FormProblems outcome={outcome} form="reset-password" heading={texts.changeFailed} />
      <form method="post" action={url.pathname + url.search}>
        <NewPasswordField name="newPassword" label={texts.newPassword} error={errorOf('newPassword')} />
        <ActionButton size="large">{texts.change}</ActionButton>
      </form>
    </AccountPage>
  );
}
