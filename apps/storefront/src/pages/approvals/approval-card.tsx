import type { OrderApproval } from '@relab/contract/commerce';
import type { InvalidOutcome } from '@relab/pages';
import { ActionButton } from '@relab/toolkit/button';
import { TextAreaField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { formatDay } from '../../day/day.ts';
import { FormProblems } from '../../form/form-problems.tsx';
import { formState } from '../../form/form-state.ts';
import { PostForm } from '../../form/post-form.tsx';
import type { SiteForms } from '../../forms.ts';
import { hrefOf } from '../../href.ts';
import { productHref } from '../../listing/product-href.ts';
import { countOf, formatAmount } from '../../money/amount.ts';
import { routes } from '../../routes.ts';
import css from './approvals.module.css';
import { formOf } from './form-of.ts';
import * as texts from './texts.tsx';

export interface ApprovalCardProps {
  readonly approval: OrderApproval;
  readonly mayDecide: boolean;
  readonly outcome: InvalidOutcome | null;
}

export function ApprovalCard({ approval, mayDecide, outcome }: ApprovalCardProps): ReactNode {
  const { approvalId, state, amount, currencyIsoCode, items, requestedBy, decidedBy, decidedDate } = approval;
  const heading = `approval-${approvalId}`;
  return (
    <article className={css.card} aria-labelledby={heading} data-state={state}>
      <header className={css.cardHead}>
        <h3 id={heading}>{formatAmount(amount, currencyIsoCode)}</h3>
        <p className={css.state}>{texts.states[state]}</p>
      </header>
      <p className="soft">
        {texts.requestedBy(
          requestedBy.name,
          approval.accountName,
          <time dateTime={approval.requestedDate}>{formatDay(approval.requestedDate)}</time>,
        )}
      </p>
      {items.length > 0 && (
        <ul className={css.items}>
          {items.map(({ productId, name, urlName, quantity, price }) => (
            <li key={productId}>
              <a href={productHref(productId, urlName)}>{name}</a>
              <span>
                {countOf(quantity)} × {formatAmount(price, currencyIsoCode)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {decidedBy && decidedDate && (
        <p>
          {texts.decidedBy(
            state === 'Rejected',
            decidedBy.name,
            <time dateTime={decidedDate}>{formatDay(decidedDate)}</time>,
          )}{' '}
          {approval.orderSummaryId && (
            <a href={hrefOf(routes.order, { orderSummaryId: approval.orderSummaryId })}>{texts.seeOrder}</a>
          )}
        </p>
      )}
      {approval.note && <blockquote className={css.note}>{approval.note}</blockquote>}
      {state === 'Pending' && mayDecide && <Decision approvalId={approvalId} outcome={outcome} />}
      {!mayDecide && (state === 'Pending' || approval.awaitsPayment) && (
        <OwnRequest approval={approval} outcome={outcome} />
      )}
      {mayDecide && approval.awaitsPayment && (
        <p className="soft">{texts.placedOncePaid(requestedBy.name)}</p>
      )}
    </article>
  );
}

interface DecisionProps {
  readonly approvalId: string;
  readonly outcome: InvalidOutcome | null;
}

/** Two forms, so that the note stands with the button that needs it. */
function Decision({ approvalId, outcome }: DecisionProps): ReactNode {
  const form = formOf(approvalId);
  const note = `note-${approvalId}` as const;
  const { field } = formState<SiteForms['approvals']['reject']>(outcome, form);
  return (
    <>
      <FormProblems outcome={outcome} form={form} heading={texts.decisionFailed} />
      <div className={css.decision}>
        <PostForm to={routes.approvals} intent="approve" values={{ approvalId }}>
          <ActionButton>{texts.approve}</ActionButton>
        </PostForm>
        <details className={css.reject} open={outcome?.form === form && outcome.values.intent === 'reject'}>
          <summary>{texts.openRejection}</summary>
          <PostForm to={routes.approvals} intent="reject" values={{ approvalId }}>
            <TextAreaField
              label={texts.reasonLabel}
              hint={texts.reasonHint}
              required
              maxLength={1000}
              rows={3}
              {...field(note)}
            />
            <ActionButton variant="secondary">{texts.rejectButton}</ActionButton>
          </PostForm>
        </details>
      </div>
    </>
  );
}

interface OwnRequestProps {
  readonly approval: OrderApproval;
  readonly outcome: InvalidOutcome | null;
}

/** The requester's actions: place an approved order, or withdraw the request. */
function OwnRequest({ approval: { approvalId, awaitsPayment }, outcome }: OwnRequestProps): ReactNode {
  const form = formOf(approvalId);
  return (
    <>
      <FormProblems outcome={outcome} form={form} heading={texts.withdrawalFailed} />
      {awaitsPayment && <p>{texts.placeAndPay(hrefOf(routes.checkout, { step: 'review' }))}</p>}
      <PostForm to={routes.approvals} intent="withdraw" values={{ approvalId }}>
        <ActionButton variant="secondary">{texts.withdraw}</ActionButton>
      </PostForm>
    </>
  );
}
