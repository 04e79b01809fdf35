import { buttonClass } from '@relab/toolkit/button';
import { RadioGroup, TextAreaField } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { countryName } from '../../../address/location.ts';
import { formState } from '../../../form/form-state.ts';
import { hrefOf } from '../../../href.ts';
import { routes } from '../../../routes.ts';
import css from '../checkout.module.css';
import { isSplit } from '../is-split.ts';
import { StepForm } from '../step-form.tsx';
import type { StepProps } from '../step-props.ts';
import * as texts from '../texts.tsx';
import { MethodHead } from './method-head.tsx';
import { SplitDeliveryStep } from './split-delivery-step.tsx';

export function DeliveryStep({ data, outcome }: StepProps): ReactNode {
  const { checkout } = data;
  if (isSplit(checkout)) return <SplitDeliveryStep data={data} outcome={outcome} />;
  const { availableDeliveryMethods: methods, selectedDeliveryMethod: selected, deliveryAddress } = checkout;
  const destination = deliveryAddress
    ? `${deliveryAddress.city}, ${countryName(deliveryAddress.country)}`
    : '';
  const state = formState(outcome, 'delivery');
  if (methods.length === 0)
    return (
      <NoDelivery
        destination={destination}
        obstacles={checkout.deliveryGroups.flatMap(({ obstacles }) => obstacles)}
      />
    );
  // Where there is one way only it needs no choosing.
  const only = methods.length === 1 ? methods[0]?.id : undefined;
  return (
    <StepForm
      step="delivery"
      heading={texts.deliveryQuestion}
      outcome={outcome}
      lead={<p>{texts.deliveryLead(destination)}</p>}
    >
      <RadioGroup
        label={texts.delivery}
        required
        isBoxed
        {...state.field('deliveryMethodId', selected?.id ?? only)}
        options={methods.map((method) => ({
          value: method.id,
          label: <MethodHead method={method} />,
          hint: method.description,
        }))}
      />
      <TextAreaField
        label={texts.instructions}
        hint={texts.instructionsHint}
        maxLength={1000}
        rows={4}
        {...state.field('shippingInstructions', checkout.shippingInstructions)}
      />
    </StepForm>
  );
}

interface NoDeliveryProps {
  readonly destination: string;
  readonly obstacles: readonly string[];
}

function NoDelivery({ destination, obstacles }: NoDeliveryProps): ReactNode {
  return (
    <>
      <h2 data-focus-target="page">{texts.deliveryQuestion}</h2>
      <Notice
        tone="warning"
        heading={texts.deliveryUnavailable(destination)}
        nextStep={
          <span className={css.actions}>
            <a
              className={buttonClass('secondary', 'small')}
              href={hrefOf(routes.checkout, { step: 'address' })}
            >
              {texts.changeAddress}
            </a>
            <a href={hrefOf(routes.contact)}>{texts.askForTransport}</a>
          </span>
        }
      >
        {texts.nothingLost(obstacles.join(' '))}
      </Notice>
    </>
  );
}
