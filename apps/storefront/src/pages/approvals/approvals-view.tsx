import type { OrderApproval, OrderApprovals } from '@relab/contract/commerce';
import { Notice } from '@relab/toolkit/notice';
import { Pagination } from '@relab/toolkit/pagination';
import type { ReactNode } from 'react';
import type { ViewProps } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';
import { ApprovalCard } from './approval-card.tsx';
import css from './approvals.module.css';

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
        <h1>Approvals</h1>
        <p className={css.lead}>
          {mayDecide
            ? 'Orders above the spending limit of your account wait here for your word. An order that you approve is placed at once, or when its buyer has paid it by card.'
            : 'Orders of yours that are above what you may spend. Until they are decided, their cart stands still.'}
        </p>
      </header>
      {!outcome && <Done url={url} approvals={orderApprovals} />}
      <section aria-labelledby="waiting" className={css.list}>
        <h2 id="waiting">Waiting</h2>
        {waiting.length > 0 ? waiting.map(card) : <p className="soft">Nothing waits.</p>}
      </section>
      {decided.length > 0 && (
        <section aria-labelledby="decided" className={css.list}>
          <h2 id="decided">Decided</h2>
          {decided.map(card)}
        </section>
      )}
      <Pagination
        page={pageNumber}
        pageCount={pageCount}
        hrefOf={(page) => hrefOf(routes.approvals, undefined, { page: page > 1 ? page : null })}
        label="Pages of approvals"
      />
    </div>
  );
}

interface DoneProps {
  readonly url: URL;
  readonly approvals: readonly OrderApproval[];
}

/** What led here: something asked for, approved, rejected or withdrawn. */
function Done({ url, approvals }: DoneProps): ReactNode {
  const of = (name: string, state: OrderApproval['state']) =>
    approvals.find((one) => one.approvalId === url.searchParams.get(name) && one.state === state);
  const approved = of('approved', 'Approved');
  if (approved?.awaitsPayment)
    return (
      <Notice tone="success" heading="The order is approved">
        It is to be paid by card: {approved.requestedBy.name} gets a mail, and places and pays it.
      </Notice>
    );
  if (approved)
    return (
      <Notice
        tone="success"
        heading="The order is placed"
        nextStep={
          approved.orderSummaryId && (
            <a href={hrefOf(routes.order, { orderSummaryId: approved.orderSummaryId })}>See the order</a>
          )
        }
      >
        {approved.requestedBy.name} finds it among the orders of {approved.accountName}.
      </Notice>
    );
  const rejected = of('rejected', 'Rejected');
  if (rejected)
    return (
      <Notice tone="success" heading="The order is turned down">
        Nothing was ordered. {rejected.requestedBy.name} reads your note, and can change the cart again.
      </Notice>
    );
  if (of('withdrawn', 'Withdrawn'))
    return (
      <Notice
        tone="success"
        heading="The request is withdrawn"
        nextStep={<a href={hrefOf(routes.cart)}>See your cart</a>}
      >
        Nothing was ordered, and your cart can be changed again.
      </Notice>
    );
  return of('asked', 'Pending') ? (
    <Notice tone="success" heading="Your order waits for an approval">
      Nothing is ordered yet, and nothing is reserved by it. Once it is approved it is placed as you left it,
      or left to you to pay if you chose a card. You get a mail when it is decided.
    </Notice>
  ) : null;
}
