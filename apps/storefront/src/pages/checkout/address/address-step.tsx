import type { Checkout } from '@relab/contract/commerce';
import { TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { AddressFields } from '../../../address/address-fields.tsx';
import { formState } from '../../../form/form-state.ts';
import { hrefOf } from '../../../href.ts';
import { routes } from '../../../routes.ts';
import type { CheckoutData } from '../checkout-data.ts';
import { isSplit } from '../is-split.ts';
import { StepForm } from '../step-form.tsx';
import type { StepProps } from '../step-props.ts';
import * as texts from '../texts.tsx';
import { SplitAddresses } from './split-addresses.tsx';

const unitCount = (lines: CheckoutData['lines']): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

export function AddressStep({ data, outcome }: StepProps): ReactNode {
  const { checkout, shopper, lines } = data;
  const state = formState(outcome, 'address');
  const { name, companyName, phoneNumber } = shopper;
  const isSeveral = isSplit(checkout);
  const start = checkout.deliveryAddress ?? { name, companyName, phoneNumber };
  const signIn = hrefOf(routes.login, undefined, { next: hrefOf(routes.checkout, { step: 'address' }) });
  return (
    <StepForm
      step="address"
      heading={texts.addressQuestion}
      outcome={outcome}
      lead={shopper.isGuest && <p>{texts.guestHint(signIn)}</p>}
    >
      <TextField
        label={texts.email}
        type="email"
        autoComplete="email"
        hint={texts.emailHint}
        required
        maxLength={254}
        {...state.field('email', checkout.contactInfo?.email ?? shopper.email)}
      />
      {isSeveral ? (
        <SplitAddresses checkout={checkout} />
      ) : (
        <>
          <AddressFields
            prefix=""
            state={state}
            start={start}
            countries={shopper.shippingCountries}
            isRequired
          />
          {unitCount(lines) > 1 && <SeveralAddresses checkout={checkout} />}
        </>
      )}
    </StepForm>
  );
}

/** A cart that somebody put together to be paid is ordered as it is: it would cost something else in parts. */
function SeveralAddresses({ checkout }: { readonly checkout: Checkout }): ReactNode {
  return checkout.cartSummary.type === 'PayNowReadOnly' ? (
    <p className="soft">{texts.singleAddressCart}</p>
  ) : (
    <p>{texts.severalAddressesHint(hrefOf(routes.deliveries))}</p>
  );
}
