import type { OrderApproval } from '@relab/contract/commerce';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { hrefOf } from '../frame/route.ts';
import { routes } from '../routes.ts';
import { formatAmount } from './amount.ts';

/** What a cart waits for, or was turned down for last; nothing where neither is so. */
export function ApprovalNotice({ approval }: { readonly approval: OrderApproval | null }): ReactNode {
  if (!approval || approval.state === 'Withdrawn') return null;
  const amount = formatAmount(approval.amount, approval.currencyIsoCode);
  if (approval.state === 'Approved') {
    return approval.awaitsPayment ? (
      <Notice
        tone="success"
        heading={`This order of ${amount} is approved`}
        nextStep={<a href={hrefOf(routes.approvals)}>See it, or withdraw it</a>}
      >
        Place and pay it in the checkout. Until then nothing is ordered, and the cart cannot be changed.
      </Notice>
    ) : null;
  }
  if (approval.state === 'Pending') {
    return (
      <Notice
        heading={`This order of ${amount} waits for an approval`}
        nextStep={<a href={hrefOf(routes.approvals)}>See it, or withdraw it</a>}
      >
        Cart and checkout cannot be changed until it is decided. Nothing is ordered yet.
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      heading={`${approval.decidedBy?.name ?? 'A buyer manager'} turned this order down`}
    >
      {approval.note && `“${approval.note}” `}You can change the cart and ask again.
    </Notice>
  );
}
