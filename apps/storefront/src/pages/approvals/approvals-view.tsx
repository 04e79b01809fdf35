import type { OrderApproval, OrderApprovals } from '@relab/contract/commerce';
import { Notice } from '@relab/toolkit/notice';
import { Pagination } from '@relab/toolkit/pagination';
import type { ReactNode } from 'react';
import { hrefOf } from '../../href.ts';
import type { ViewProps } from '../../page.ts';
import { routes } from '../../routes.ts';
import { ApprovalCard } from './approval-card.tsx';
import css from './approvals.module.css';
import * as texts from './texts.tsx';

export interface ApprovalsData {
  readonly approvals: OrderApprovals;
  readonly pageNumber: number;
  readonly pageCount: number;
}

export function ApprovalsView({ data, url, outcome }: ViewProps<ApprovalsData>): ReactNode {
  const { approvals, pageNumber, pageCount } = data;
  const { orderApprovals, mayDecide } = approvals;
  const isWaiting = ({ state, awaitsPayment }: OrderApproval) => state === 'Pending' || awaitsPayment;
  const waiting = orderApprovals.filter(isWaiting);
  const decided = orderApprovals.filter((approval) => !isWaiting(approval));
  const card = (approval: OrderApproval) => (
    <ApprovalCard key={approval.approvalId} approval={approval} mayDecide={mayDecide} outcome={outcome} />
  );
  return (
    <div className={`page-width ${css.page}`}>
      <header className={css.head}>
        <h1>{texts.approvals}</h1>
        <p className={css.lead}>{mayDecide ? texts.approverLead : texts.buyerLead}</p>
      </header>
      {!outcome && <Done url={url} approvals={orderApprovals} />}
      <section aria-labelledby="waiting" className={css.list}>
        <h2 id="waiting">{texts.pendingHeading}</h2>
        {waiting.length > 0 ? waiting.map(card) : <p className="soft">{texts.nonePending}</p>}
      </section>
      {decided.length > 0 && (
        <section aria-labelledby="decided" className={css.list}>
          <h2 id="decided">{texts.decidedHeading}</h2>
          {decided.map(card)}
        </section>
      )}
      <Pagination
        page={pageNumber}
        pageCount={pageCount}
        hrefOf={(page) => hrefOf(routes.approvals, undefined, { page: page > 1 ? page : null })}
        label={texts.paginationLabel}
      />
    </div>
  );
}

interface DoneProps {
  readonly url: URL;
  readonly approvals: readonly OrderApproval[];
}

/** The result of the last action: requested, approved, rejected or withdrawn. */
function Done({ url, approvals }: DoneProps): ReactNode {
  const of = (name: string, state: OrderApproval['state']) =>
    approvals.find((one) => one.approvalId === url.searchParams.get(name) && one.state === state);
  const approved = of('approved', 'Approved');
  if (approved?.awaitsPayment)
    return (
      <Notice tone="success" heading={texts.approvedHeading}>
        {texts.awaitsPayment(approved.requestedBy.name)}
      </Notice>
    );
  if (approved)
    return (
      <Notice
        tone="success"
        heading={texts.placedHeading}
        nextStep={
          approved.orderSummaryId && (
            <a href={hrefOf(routes.order, { orderSummaryId: approved.orderSummaryId })}>{texts.seeOrder}</a>
          )
        }
      >
        {texts.foundAmongOrders(approved.requestedBy.name, approved.accountName)}
      </Notice>
    );
  const rejected = of('rejected', 'Rejected');
  if (rejected)
    return (
      <Notice tone="success" heading={texts.rejectedHeading}>
        {texts.rejectedBody(rejected.requestedBy.name)}
      </Notice>
    );
  if (of('withdrawn', 'Withdrawn'))
    return (
      <Notice
        tone="success"
        heading={texts.withdrawnHeading}
        nextStep={<a href={hrefOf(routes.cart)}>{texts.seeCart}</a>}
      >
        {texts.withdrawnBody}
      </Notice>
    );
  return of('asked', 'Pending') ? (
    <Notice tone="success" heading={texts.submittedHeading}>
      {texts.submittedBody}
    </Notice>
  ) : null;
}
