import type { Checkout } from '@relab/contract/commerce';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { formatAmount } from '../../buying/amount.ts';
import { ApprovalNotice } from '../../buying/approval-notice.tsx';
import { locale } from '../../language/language.ts';

const list = new Intl.ListFormat(locale, { type: 'disjunction' });

/** Said before the order is placed: that it needs an approval, by whom, and what happens until then. */
export function ApprovalWords({ checkout }: { readonly checkout: Checkout }): ReactNode {
  const { approval, totals } = checkout;
  if (!approval) return null;
  const { isNeeded, latest, limit, approvers } = approval;
  return (
    <>
      <ApprovalNotice approval={latest} />
      {isNeeded && latest?.state !== 'Pending' && (
        <Notice heading="This order needs an approval">
          Your account lets you order up to {formatAmount(limit ?? '0', totals.currencyIsoCode)} at a time,
          tax and delivery included.{' '}
          {approvers.length > 0
            ? `${list.format(approvers)} can approve it. Until then nothing is ordered, and the cart stands still.`
            : 'Nobody of your account can approve it yet: ask us to name somebody, or order less at a time.'}
        </Notice>
      )}
    </>
  );
}
