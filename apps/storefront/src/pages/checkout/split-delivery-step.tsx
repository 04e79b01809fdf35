import type { Checkout } from '@relab/contract/commerce';
import { RadioGroup, TextAreaField, TextField } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { countOf } from '../../buying/amount.ts';
import { type FormState, formState } from '../../buying/form-state.ts';
import { hrefOf } from '../../frame/route.ts';
import { countryName } from '../../listing/place.ts';
import { routes } from '../../routes.ts';
import { deliveryName } from '../deliveries/deliveries-data.ts';
import css from './checkout.module.css';
import type { StepProps } from './checkout-view.tsx';
import { fieldOfGroup } from './group-field.ts';
import { MethodHead } from './method-head.tsx';
import { StepForm } from './step-form.tsx';

type Delivery = Checkout['deliveryGroups'][number];

/** The ways of all deliveries of a split cart, one after the other. */
export function SplitDeliveryStep({ data, outcome }: StepProps): ReactNode {
  const { deliveryGroups } = data.checkout;
  const state = formState(outcome, 'delivery');
  return (
    <StepForm
      step="delivery"
      heading="How is it delivered?"
      outcome={outcome}
      lead={
        <p>
          {deliveryGroups.length} deliveries, each in its own way.{' '}
          <a href={hrefOf(routes.deliveries)}>Change what goes where</a>
        </p>
      }
    >
      <input type="hidden" name="isSplit" value="yes" />
      {deliveryGroups.map((delivery) => (
        <DeliveryFields key={delivery.deliveryGroupId} delivery={delivery} state={state} />
      ))}
    </StepForm>
  );
}

interface DeliveryFieldsProps {
  readonly delivery: Delivery;
  readonly state: FormState;
}

function DeliveryFields({ delivery, state }: DeliveryFieldsProps): ReactNode {
  const { deliveryGroupId, deliveryAddress, items, obstacles, availableDeliveryMethods: methods } = delivery;
  const field = (name: Parameters<typeof fieldOfGroup>[0]) => fieldOfGroup(name, deliveryGroupId);
  const only = methods.length === 1 ? methods[0]?.id : undefined;
  const [method, date, instructions] = [
    field('deliveryMethodId'),
    field('desiredDeliveryDate'),
    field('shippingInstructions'),
  ];
  return (
    <fieldset className={css.billing}>
      <legend>{deliveryName(delivery)}</legend>
      <p>
        {deliveryAddress
          ? `To ${deliveryAddress.name}, ${deliveryAddress.city}, ${countryName(deliveryAddress.country)}: `
          : 'No address yet: '}
        {items.map(({ name, quantity }) => `${countOf(quantity)} × ${name}`).join(', ')}
      </p>
      {methods.length === 0 ? (
        <Notice
          tone="error"
          heading="This delivery is not possible as it is"
          nextStep={<a href={hrefOf(routes.deliveries)}>Change what goes where</a>}
        >
          {obstacles.length > 0 ? obstacles.join(' ') : 'Enter its address first.'}
        </Notice>
      ) : (
        <>
          <RadioGroup
            label="Delivery"
            name={method}
            required
            isBoxed
            error={state.errorOf(method)}
            defaultValue={state.startOf(method, delivery.selectedDeliveryMethod?.id ?? only)}
            options={methods.map((each) => ({
              value: each.id,
              label: <MethodHead method={each} />,
              hint: each.description,
            }))}
          />
          <TextField
            label="Wished for on"
            hint="If a day suits you best. It is a wish: the carrier calls to agree on it."
            name={date}
            type="date"
            error={state.errorOf(date)}
            defaultValue={state.startOf(date, delivery.desiredDeliveryDate?.slice(0, 10))}
          />
          <TextAreaField
            label="Instructions for the carrier"
            hint="Loading dock, opening hours, floor, lift, and whom to call."
            name={instructions}
            maxLength={1000}
            rows={3}
            error={state.errorOf(instructions)}
            defaultValue={state.startOf(instructions, delivery.shippingInstructions)}
          />
        </>
      )}
    </fieldset>
  );
}
