import type { Checkout } from '@relab/contract/commerce';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { ApprovalNotice } from '../../../approval/approval-notice.tsx';
import { locale } from '../../../language/language.ts';
import { formatAmount } from '../../../money/amount.ts';
import * as texts from '../texts.tsx';

const list = new Intl.ListFormat(locale, { type: 'disjunction' });

/** Said before the order is placed: that it needs an approval, by whom, and what happens until then. */
export function ApprovalText({ checkout }: { readonly checkout: Checkout }): ReactNode {
  const { approval, totals } = checkout;
  if (!approval) return null;
  const { isNeeded, latest, limit, approvers } = approval;
  return (
    <>
      <ApprovalNotice approval={latest} />
      {isNeeded && latest?.state !== 'Pending' && (
        <Notice heading={texts.needsApproval}>
          {texts.spendingLimit(formatAmount(limit ?? '0', totals.currencyIsoCode))}{' '}
          {approvers.length > 0 ? texts.approversHint(list.format(approvers)) : texts.noApprover}
        </Notice>
      )}
    </>
  );
}
