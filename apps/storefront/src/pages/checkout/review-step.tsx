import type { ReactNode } from 'react';
import { AddressBlock } from '../../buying/address-block.tsx';
import { formatAmount } from '../../buying/amount.ts';
import { formatWorkingDays } from '../../buying/day.ts';
import { LineList } from '../../buying/line-list.tsx';
import { paymentWords } from '../../buying/payment-words.ts';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';
import { ApprovalWords } from './approval-words.tsx';
import css from './checkout.module.css';
import type { StepProps } from './checkout-view.tsx';
import { LineRefusal } from './line-refusal.tsx';
import { PlaceOrderForm } from './place-order-form.tsx';
import { ReviewNotice } from './review-notice.tsx';
import { type Step, stepNames } from './step.ts';

export function ReviewStep({ data, outcome }: StepProps): ReactNode {
  const { checkout, lines, moreLines } = data;
  const { contactInfo, deliveryAddress, selectedDeliveryMethod: method, payment, totals } = checkout;
  const billing = payment?.billingAddress ?? deliveryAddress;
  const shown = lines.map(({ refusal, ...line }) => ({
    ...line,
    problem: refusal && <LineRefusal cartItemId={line.id} name={line.name} message={refusal} />,
  }));
  return (
    <>
      <header className={css.stepHead}>
        <h2>Is everything right?</h2>
      </header>
      <ReviewNotice data={data} outcome={outcome} />
      <ApprovalWords checkout={checkout} />
      <section aria-labelledby="review-items">
        <h3 id="review-items" className={css.reviewHeading}>
          Items
        </h3>
        <LineList lines={shown} currency={totals.currencyIsoCode} />
        {moreLines > 0 && (
          <p className="soft">
            and {moreLines} more <a href={hrefOf(routes.cart)}>in the cart</a>
          </p>
        )}
      </section>
      <div className={css.review}>
        <Part step="address" title="Deliver to">
          {deliveryAddress && <AddressBlock address={deliveryAddress} />}
          <p className="soft">{contactInfo?.email}</p>
        </Part>
        <Part step="delivery" title="Delivery">
          {method && (
            <>
              <p>
                {method.name}, {formatAmount(method.shippingFee, method.currencyIsoCode)}
              </p>
              <p className="soft">{formatWorkingDays(method.estimatedDays)}</p>
            </>
          )}
          {checkout.shippingInstructions && (
            <p className={css.instructions}>{checkout.shippingInstructions}</p>
          )}
        </Part>
        <Part step="payment" title="Payment">
          {payment && <p>{paymentWords(payment)}</p>}
          {billing && <AddressBlock address={billing} />}
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
        <a href={hrefOf(routes.checkout, { step })}>
          Change<span className="visually-hidden"> {stepNames[step].toLowerCase()}</span>
        </a>
      </div>
      {children}
    </section>
  );
}
