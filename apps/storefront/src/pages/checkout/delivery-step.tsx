import type { DeliveryMethod } from '@relab/contract/commerce';
import { buttonClass } from '@relab/toolkit/button';
import { RadioGroup, TextAreaField } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { formatAmount } from '../../buying/amount.ts';
import { formatWorkingDays } from '../../buying/day.ts';
import { formState } from '../../buying/form-state.ts';
import { hrefOf } from '../../frame/route.ts';
import { countryName } from '../../listing/place.ts';
import { routes } from '../../routes.ts';
import css from './checkout.module.css';
import type { StepProps } from './checkout-view.tsx';
import { StepForm } from './step-form.tsx';

export function DeliveryStep({ data, outcome }: StepProps): ReactNode {
  const { checkout } = data;
  const { availableDeliveryMethods: methods, selectedDeliveryMethod: selected, deliveryAddress } = checkout;
  const place = deliveryAddress ? `${deliveryAddress.city}, ${countryName(deliveryAddress.country)}` : '';
  const state = formState(outcome, 'delivery');
  if (methods.length === 0) return <NoDelivery place={place} />;
  // Where there is one way only it needs no choosing.
  const only = methods.length === 1 ? methods[0]?.id : undefined;
  return (
    <StepForm
      step="delivery"
      heading="How is it delivered?"
      outcome={outcome}
      lead={<p>To {place}. Weight, size and handling of what you buy decide what is possible.</p>}
    >
      <RadioGroup
        label="Delivery"
        name="deliveryMethodId"
        required
        isBoxed
        error={state.errorOf('deliveryMethodId')}
        defaultValue={state.startOf('deliveryMethodId', selected?.id ?? only)}
        options={methods.map((method) => ({
          value: method.id,
          label: <MethodHead method={method} />,
          hint: method.description,
        }))}
      />
      <TextAreaField
        label="Instructions for the carrier"
        name="shippingInstructions"
        hint="Loading dock, opening hours, floor, lift, and whom to call. Leave it empty if none are needed."
        maxLength={1000}
        rows={4}
        error={state.errorOf('shippingInstructions')}
        defaultValue={state.startOf('shippingInstructions', checkout.shippingInstructions)}
      />
    </StepForm>
  );
}

function MethodHead({ method }: { readonly method: DeliveryMethod }): ReactNode {
  const { name, carrier, shippingFee, currencyIsoCode, estimatedDays } = method;
  const isFree = Number(shippingFee) === 0;
  return (
    <span className={css.method}>
      <span className={css.methodName}>{name}</span>
      <span className={css.methodFee}>{isFree ? 'Free' : formatAmount(shippingFee, currencyIsoCode)}</span>
      <span className={css.methodDays}>
        {formatWorkingDays(estimatedDays)}
        {carrier && `, ${carrier}`}
      </span>
    </span>
  );
}

function NoDelivery({ place }: { readonly place: string }): ReactNode {
  return (
    <>
      <h2>How is it delivered?</h2>
      <Notice
        tone="warning"
        heading={`None of our ways of delivery reaches ${place}`}
        nextStep={
          <span className={css.actions}>
            <a
              className={buttonClass('secondary', 'small', false)}
              href={hrefOf(routes.checkout, { step: 'address' })}
            >
              Change the address
            </a>
            <a href={hrefOf(routes.contact)}>Ask us for a transport quote</a>
          </span>
        }
      >
        Something in the cart is too heavy or too large for it. Your cart and what you have entered stay as
        they are.
      </Notice>
    </>
  );
}
