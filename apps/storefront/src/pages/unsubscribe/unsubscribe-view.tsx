import type { MailNotice } from '@relab/contract/identity';
import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { AccountPage } from '../../buying/account-page.tsx';
import { FormProblems } from '../../buying/form-problems.tsx';
import type { ViewProps } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';

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
        heading="You get no more mails"
        lead={
          <p role="status">
            {subject === null ? 'What they were about is not there any more.' : `About ${subject}.`}
          </p>
        }
      >
        <p>
          You can have them again on the pages of <a href={hrefOf(routes.watching)}>what you watch</a> and of
          your <a href={hrefOf(routes.savedSearches)}>saved searches</a>.
        </p>
      </AccountPage>
    );
  }
  return (
    <AccountPage heading="No more mails?" lead={<p>You get mails about {subject}.</p>}>
      <FormProblems outcome={outcome} form="unsubscribe" heading="You still get them" />
      <form method="post" action={hrefOf(routes.unsubscribe, { noticeKey })}>
        <ActionButton size="large">End these mails</ActionButton>
      </form>
    </AccountPage>
  );
}
