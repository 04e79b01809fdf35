import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { AccountPage } from '../../account/account-page.tsx';
import { SendVerification } from '../../account/send-verification.tsx';
import { FormProblems } from '../../form/form-problems.tsx';
import { hrefOf } from '../../href.ts';
import type { ViewProps } from '../../page.ts';
import { routes } from '../../routes.ts';
import * as texts from './texts.ts';

export interface VerifyEmailData {
  readonly email: string;
  readonly isVerified: boolean;
  readonly hasToken: boolean;
  readonly isSent: boolean;
}

export function VerifyEmailView({ data, url, outcome }: ViewProps<VerifyEmailData>): ReactNode {
  const { email, isVerified, hasToken, isSent } = data;
  const problems = <FormProblems outcome={outcome} form="verify-email" heading={texts.actionFailed} />;
  if (isVerified) {
    return (
      <AccountPage heading={texts.heading}>
        <Notice
          tone="success"
          heading={texts.confirmedHeading}
          nextStep={<a href={hrefOf(routes.orders)}>{texts.seeOrders}</a>}
        >
          {texts.guestOrdersClaimed(email)}
        </Notice>
      </AccountPage>
    );
  }
  if (outcome?.form === 'spent') {
    return (
      <AccountPage heading={texts.heading}>
        <Notice
          tone="error"
          heading={texts.linkInvalid}
          nextStep={<SendVerification label={texts.sendNewLink} />}
        >
          {texts.linkInvalidReason(email)}
        </Notice>
      </AccountPage>
    );
  }
  if (isSent) {
    return (
      <AccountPage heading={texts.sentHeading}>
        {problems}
        <Notice
          tone="success"
          heading={texts.sentBody(email)}
          nextStep={<SendVerification label={texts.sendAnother} />}
        >
          {texts.notReceivedHint}
        </Notice>
      </AccountPage>
    );
  }
  return (
    <AccountPage heading={texts.heading} lead={<p>{texts.lead(email)}</p>}>
      {problems}
      {hasToken ? (
        <form method="post" action={url.pathname + url.search}>
          <ActionButton size="large">{texts.confirm}</ActionButton>
        </form>
      ) : (
        <SendVerification label={texts.sendLink} />
      )}
    </AccountPage>
  );
}
