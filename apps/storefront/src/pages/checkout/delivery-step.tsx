import { buttonClass } from '@relab/toolkit/button';
import { RadioGroup, TextAreaField } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { formState } from '../../buying/form-state.ts';
import { hrefOf } from '../../frame/route.ts';
import { countryName } from '../../listing/place.ts';
import { routes } from '../../routes.ts';
import css from './checkout.module.css';
import type { StepProps } from './checkout-view.tsx';
import { isSplit } from './is-split.ts';
import { MethodHead } from './method-head.tsx';
import { SplitDeliveryStep } from './split-delivery-step.tsx';
import { StepForm } from './step-form.tsx';

export function DeliveryStep({ data, outcome }: StepProps): ReactNode {
  const { checkout } = data;
  if (isSplit(checkout)) return <SplitDeliveryStep data={data} outcome={outcome} />;
  const { availableDeliveryMethods: methods, selectedDeliveryMethod: selected, deliveryAddress } = checkout;
  const place = deliveryAddress ? `${deliveryAddress.city}, ${countryName(deliveryAddress.country)}` : '';
  const state = formState(outcome, 'delivery');
  if (methods.length === 0)
    return (
      <NoDelivery place={place} obstacles={checkout.deliveryGroups.flatMap(({ obstacles }) => obstacles)} />
    );
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

interface NoDeliveryProps {
  readonly place: string;
  readonly obstacles: readonly string[];
}

function NoDelivery({ place, obstacles }: NoDeliveryProps): ReactNode {
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
        {obstacles.join(' ')} Your cart and what you have entered stay as they are.
      </Notice>
    </>
  );
}
