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
  const problems = <FormProblems outcome={outcome} form="verify-email" heading={texts.notDone} />;
  if (isVerified) {
    return (
      <AccountPage heading={texts.heading}>
        <Notice
          tone="success"
          heading={texts.confirmed}
          nextStep={<a href={hrefOf(routes.orders)}>{texts.seeOrders}</a>}
        >
          {texts.ordersCame(email)}
        </Notice>
      </AccountPage>
    );
  }
  if (outcome?.form === 'spent') {
    return (
      <AccountPage heading={texts.heading}>
        <Notice
          tone="error"
          heading={texts.linkIsSpent}
          nextStep={<SendVerification label={texts.sendNewLink} />}
        >
          {texts.whyLinkIsSpent(email)}
        </Notice>
      </AccountPage>
    );
  }
  if (isSent) {
    return (
      <AccountPage heading={texts.lookIntoMail}>
        {problems}
        <Notice
          tone="success"
          heading={texts.onItsWay(email)}
          nextStep={<SendVerification label={texts.sendAnother} />}
        >
          {texts.nothingThere}
        </Notice>
      </AccountPage>
    );
  }
  return (
    <AccountPage heading={texts.heading} lead={<p>{texts.whatItBrings(email)}</p>}>
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
