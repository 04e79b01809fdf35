import type { OrderApproval } from '@relab/contract/commerce';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { hrefOf } from '../href.ts';
import { formatAmount } from '../money/amount.ts';
import { routes } from '../routes.ts';
import * as texts from './approval-texts.ts';

/** What a cart waits for, or was turned down for last; nothing where neither is so. */
export function ApprovalNotice({ approval }: { readonly approval: OrderApproval | null }): ReactNode {
  if (!approval || approval.state === 'Withdrawn') return null;
  const amount = formatAmount(approval.amount, approval.currencyIsoCode);
  if (approval.state === 'Approved') {
    return approval.awaitsPayment ? (
      <Notice
        tone="success"
        heading={texts.orderApproved(amount)}
        nextStep={<a href={hrefOf(routes.approvals)}>{texts.seeOrWithdrawLink}</a>}
      >
        {texts.placeAndPayHint}
      </Notice>
    ) : null;
  }
  if (approval.state === 'Pending') {
    return (
      <Notice
        heading={texts.awaitsApproval(amount)}
        nextStep={<a href={hrefOf(routes.approvals)}>{texts.seeOrWithdrawLink}</a>}
      >
        {texts.cartLocked}
      </Notice>
    );
  }
  return (
    <Notice tone="warning" heading={texts.orderRejected(approval.decidedBy?.name ?? texts.unnamedApprover)}>
      {approval.note && texts.quotedNote(approval.note)}
      {texts.requestAgainHint}
    </Notice>
  );
}
