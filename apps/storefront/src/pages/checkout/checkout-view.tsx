import type { ReactNode } from 'react';
import { hrefOf } from '../../href.ts';
import type { ViewProps } from '../../page.ts';
import { ReservationNote } from '../../reservation/reservation-note.tsx';
import { routes } from '../../routes.ts';
import { AddressStep } from './address/address-step.tsx';
import css from './checkout.module.css';
import type { CheckoutData } from './checkout-data.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { DeliveryStep } from './delivery/delivery-step.tsx';
import { PaymentStep } from './payment/payment-step.tsx';
import { ReviewStep } from './review/review-step.tsx';
import type { Step } from './step.ts';
import { StepList } from './step-list.tsx';
import type { StepProps } from './step-props.ts';
import * as texts from './texts.tsx';

const views: Readonly<Record<Step, (props: StepProps) => ReactNode>> = {
  address: AddressStep,
  delivery: DeliveryStep,
  payment: PaymentStep,
  review: ReviewStep,
};

export function CheckoutView({ data, outcome }: ViewProps<CheckoutData>): ReactNode {
  const StepView = views[data.step];
  return (
    <div className={`page-width ${css.page}`}>
      <h1 className={css.heading}>{texts.checkout}</h1>
      <StepList {...data} />
      <ReservationNote
        reservation={data.checkout.cartSummary.reservation}
        next={hrefOf(routes.checkout, { step: data.step })}
      />
      <div className={css.columns}>
        <CheckoutSummary data={data} />
        <div className={css.step}>
          <StepView data={data} outcome={outcome} />
        </div>
      </div>
    </div>
  );
}
