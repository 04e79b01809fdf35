import { ActionButton, buttonClass } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { AccountPage } from '../../buying/account-page.tsx';
import { FormProblems } from '../../buying/form-problems.tsx';
import { formState } from '../../buying/form-state.ts';
import { NewPasswordField } from '../../buying/new-password-field.tsx';
import type { ViewProps } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';

export interface ResetPasswordData {
  readonly isUsable: boolean;
}

export function ResetPasswordView({ data, url, outcome }: ViewProps<ResetPasswordData>): ReactNode {
  if (!data.isUsable || outcome?.form === 'spent') {
    return (
      <AccountPage heading="Choose a new password">
        <Notice
          tone="error"
          heading="This link does not work any more"
          nextStep={
            <a className={buttonClass('primary', 'small', false)} href={hrefOf(routes.forgotPassword)}>
              Send a new link
            </a>
          }
        >
          A link works once, within an hour, and only whole: some mail programs break it in two. Your old
          password still holds.
        </Notice>
      </AccountPage>
    );
  }
  const { errorOf } = formState(outcome, 'reset-password');
  return (
    <AccountPage
      heading="Choose a new password"
      lead={<p>It takes the place of the old one everywhere; other devices are signed out.</p>}
    >
      <FormProblems outcome={outcome} form="reset-password" heading="The password was not changed" />
      <form method="post" action={url.pathname + url.search}>
        <NewPasswordField name="newPassword" label="New password" error={errorOf('newPassword')} />
        <ActionButton size="large">Change password</ActionButton>
      </form>
    </AccountPage>
  );
}
