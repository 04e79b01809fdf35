import type { ReactNode } from 'react';
import { AddressBlock } from '../../../address/address-block.tsx';
import { formatWorkingDays } from '../../../day/day.ts';
import { hrefOf } from '../../../href.ts';
import { LineList } from '../../../lines/line-list.tsx';
import { formatAmount } from '../../../money/amount.ts';
import { paymentText } from '../../../order/payment-text.ts';
import { routes } from '../../../routes.ts';
import css from '../checkout.module.css';
import { isSplit } from '../is-split.ts';
import type { Step } from '../step.ts';
import type { StepProps } from '../step-props.ts';
import * as texts from '../texts.tsx';
import { ApprovalText } from './approval-text.tsx';
import { LineProblem } from './line-problem.tsx';
import { PlaceOrderForm } from './place-order-form.tsx';
import { ReviewDeliveries } from './review-deliveries.tsx';
import { ReviewNotice } from './review-notice.tsx';

export function ReviewStep({ data, outcome }: StepProps): ReactNode {
  const { checkout, lines, moreLines } = data;
  const { contactInfo, deliveryAddress, selectedDeliveryMethod: method, payment, totals } = checkout;
  const billing = payment?.billingAddress ?? deliveryAddress;
  const isSeveral = isSplit(checkout);
  const notes = new Set(totals.taxes.flatMap(({ note }) => note ?? []));
  const displayed = lines.map(({ refusal, ...line }) => ({
    ...line,
    problem: refusal && <LineProblem cartItemId={line.id} name={line.name} message={refusal} />,
  }));
  return (
    <>
      <header className={css.stepHead}>
        <h2 data-focus-target="page">{texts.reviewQuestion}</h2>
      </header>
      <ReviewNotice data={data} outcome={outcome} />
      <ApprovalText checkout={checkout} />
      {isSeveral && <ReviewDeliveries checkout={checkout} lines={displayed} />}
      <section aria-labelledby="review-items">
        <h3 id="review-items" className={css.reviewHeading}>
          {isSeveral ? texts.allDeliveries : texts.items}
        </h3>
        {isSeveral ? (
          <p className="soft">{texts.oneBill(checkout.deliveryGroups.length)}</p>
        ) : (
          <LineList lines={displayed} currency={totals.currencyIsoCode} />
        )}
        {moreLines > 0 && <p className="soft">{texts.moreInCart(moreLines, hrefOf(routes.cart))}</p>}
      </section>
      <div className={css.review}>
        <Part step="address" title={isSeveral ? texts.contact : texts.deliverTo}>
          {deliveryAddress && !isSeveral && <AddressBlock address={deliveryAddress} />}
          <p className="soft">{contactInfo?.email}</p>
        </Part>
        <Part step="delivery" title={texts.delivery}>
          {isSeveral && <p className="soft">{texts.asStatedPerDelivery}</p>}
          {method && !isSeveral && (
            <>
              <p>
                {method.name}, {formatAmount(method.shippingFee, method.currencyIsoCode)}
              </p>
              <p className="soft">{formatWorkingDays(method.estimatedDays)}</p>
            </>
          )}
          {checkout.shippingInstructions && !isSeveral && (
            <p className={css.instructions}>{checkout.shippingInstructions}</p>
          )}
        </Part>
        <Part step="payment" title={texts.payment}>
          {payment && <p>{paymentText(payment)}</p>}
          {payment?.paymentMethod === 'Card' && <p className="soft">{texts.payAfterPlacing}</p>}
          {payment?.purchaseOrderDocument && (
            <p className="soft">{texts.withFile(payment.purchaseOrderDocument.title)}</p>
          )}
          {billing && <AddressBlock address={billing} />}
          {checkout.vatNumber && <p className="soft">{texts.vatNumberWithValue(checkout.vatNumber)}</p>}
          {[...notes].map((note) => (
            <p key={note} className="soft">
              {note}
            </p>
          ))}
        </Part>
      </div>
      {checkout.approval?.latest?.state !== 'Pending' && <PlaceOrderForm data={data} outcome={outcome} />}
    </>
  );
}

interface PartProps {
  readonly step: Step;
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ step, title, children }: PartProps): ReactNode {
  return (
    <section aria-label={title} className={css.part}>
      <div className={css.partHead}>
        <h3>{title}</h3>
        <a href={hrefOf(routes.checkout, { step })}>{texts.changeStep(step)}</a>
      </div>
      {children}
    </section>
  );
}
