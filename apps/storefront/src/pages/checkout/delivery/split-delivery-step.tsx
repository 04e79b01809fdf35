import type { Checkout } from '@relab/contract/commerce';
import { RadioGroup, TextAreaField, TextField } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { countryName } from '../../../address/location.ts';
import { type FormState, formState } from '../../../form/form-state.ts';
import { hrefOf } from '../../../href.ts';
import { countOf } from '../../../money/amount.ts';
import { routes } from '../../../routes.ts';
import { deliveryName } from '../../deliveries/deliveries-data.ts';
import css from '../checkout.module.css';
import { fieldOfGroup } from '../group-field.ts';
import { StepForm } from '../step-form.tsx';
import type { StepProps } from '../step-props.ts';
import * as texts from '../texts.tsx';
import { MethodHead } from './method-head.tsx';

type Delivery = Checkout['deliveryGroups'][number];

/** The ways of all deliveries of a split cart, one after the other. */
export function SplitDeliveryStep({ data, outcome }: StepProps): ReactNode {
  const { deliveryGroups } = data.checkout;
  const state = formState(outcome, 'delivery');
  return (
    <StepForm
      step="delivery"
      heading={texts.deliveryQuestion}
      outcome={outcome}
      lead={
        <p>
          {texts.severalDeliveries(deliveryGroups.length)}{' '}
          <a href={hrefOf(routes.deliveries)}>{texts.arrangeItems}</a>
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
  const content = items.map(({ name, quantity }) => `${countOf(quantity)} × ${name}`).join(', ');
  return (
    <fieldset className={css.billing}>
      <legend>{deliveryName(delivery)}</legend>
      <p>
        {deliveryAddress
          ? texts.deliveryItems(
              `${deliveryAddress.name}, ${deliveryAddress.city}, ${countryName(deliveryAddress.country)}`,
              content,
            )
          : texts.deliveryItemsWithoutAddress(content)}
      </p>
      {methods.length === 0 ? (
        <Notice
          tone="error"
          heading={texts.deliveryImpossible}
          nextStep={<a href={hrefOf(routes.deliveries)}>{texts.arrangeItems}</a>}
        >
          {obstacles.length > 0 ? obstacles.join(' ') : texts.addressMissing}
        </Notice>
      ) : (
        <>
          <RadioGroup
            label={texts.delivery}
            required
            isBoxed
            {...state.field(method, delivery.selectedDeliveryMethod?.id ?? only)}
            options={methods.map((each) => ({
              value: each.id,
              label: <MethodHead method={each} />,
              hint: each.description,
            }))}
          />
          <TextField
            label={texts.requestedDate}
            hint={texts.requestedDateHint}
            type="date"
            {...state.field(date, delivery.desiredDeliveryDate?.slice(0, 10))}
          />
          <TextAreaField
            label={texts.instructions}
            hint={texts.instructionsHintForEach}
            maxLength={1000}
            rows={3}
            {...state.field(instructions, delivery.shippingInstructions)}
          />
        </>
      )}
    </fieldset>
  );
}
