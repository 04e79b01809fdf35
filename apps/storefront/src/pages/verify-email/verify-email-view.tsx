import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { AccountPage } from '../../buying/account-page.tsx';
import { FormProblems } from '../../buying/form-problems.tsx';
import { SendVerification } from '../../buying/send-verification.tsx';
import type { ViewProps } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';

export interface VerifyEmailData {
  readonly email: string;
  readonly isVerified: boolean;
  readonly hasToken: boolean;
  readonly isSent: boolean;
}

const heading = 'Confirm your address';

export function VerifyEmailView({ data, url, outcome }: ViewProps<VerifyEmailData>): ReactNode {
  const { email, isVerified, hasToken, isSent } = data;
  const problems = <FormProblems outcome={outcome} form="verify-email" heading="That was not done" />;
  if (isVerified) {
    return (
      <AccountPage heading={heading}>
        <Notice
          tone="success"
          heading="Your address is confirmed"
          nextStep={<a href={hrefOf(routes.orders)}>See your orders</a>}
        >
          What was ordered with {email} as a guest stands among the orders of your account.
        </Notice>
      </AccountPage>
    );
  }
  if (outcome?.form === 'spent') {
    return (
      <AccountPage heading={heading}>
        <Notice
          tone="error"
          heading="This link does not confirm your address"
          nextStep={<SendVerification label="Send a new link" />}
        >
          A link works within a day, only whole, and for the account alone that it was sent for. You are
          signed in with {email}.
        </Notice>
      </AccountPage>
    );
  }
  if (isSent) {
    return (
      <AccountPage heading="Look into your mail">
        {problems}
        <Notice
          tone="success"
          heading={`A link is on its way to ${email}`}
          nextStep={<SendVerification label="Send another" />}
        >
          Open it within a day. Nothing there? Look among unwanted mail.
        </Notice>
      </AccountPage>
    );
  }
  return (
    <AccountPage
      heading={heading}
      lead={
        <p>
          You are signed in with {email}. Once it is confirmed, what was ordered with it as a guest comes to
          your account.
        </p>
      }
    >
      {problems}
      {hasToken ? (
        <form method="post" action={url.pathname + url.search}>
          <ActionButton size="large">Confirm this address</ActionButton>
        </form>
      ) : (
        <SendVerification label="Send me a link" />
      )}
    </AccountPage>
  );
}
