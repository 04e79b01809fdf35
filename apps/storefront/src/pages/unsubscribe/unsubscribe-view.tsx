import type { MailNotice } from '@relab/contract/identity';
import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { AccountPage } from '../../account/account-page.tsx';
import { FormProblems } from '../../form/form-problems.tsx';
import { hrefOf } from '../../href.ts';
import type { ViewProps } from '../../page.ts';
import { routes } from '../../routes.ts';
import * as texts from './texts.tsx';

export interface UnsubscribeData {
  readonly notice: MailNotice;
  readonly noticeKey: string;
}

/** Ends mails after one more press, signed in or not; says so where they have ended. */
export function UnsubscribeView({ data, outcome }: ViewProps<UnsubscribeData>): ReactNode {
  const { notice, noticeKey } = data;
  const { subject, isOn } = notice;
  if (!isOn) {
    return (
      <AccountPage
        heading={texts.endedHeading}
        lead={<p role="status">{subject === null ? texts.subjectNotFound : texts.subjectLine(subject)}</p>}
      >
        <p>{texts.resubscribeHint(hrefOf(routes.watchlist), hrefOf(routes.savedSearches))}</p>
      </AccountPage>
    );
  }
  return (
    <AccountPage heading={texts.heading} lead={<p>{texts.lead(subject ?? '')}</p>}>
      <FormProblems outcome={outcome} form="unsubscribe" heading={texts.endingFailed} />
      <form method="post" action={hrefOf(routes.unsubscribe, { noticeKey })}>
        <ActionButton size="large">{texts.endButton}</ActionButton>
      </form>
    </AccountPage>
  );
}
