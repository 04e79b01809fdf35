import type { InvalidOutcome } from '@relab/pages';
import { ActionButton } from '@relab/toolkit/button';
import { TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { AddressFields } from '../../address/address-fields.tsx';
import { postalAddress } from '../../address/delivery-address.ts';
import { FormKey } from '../../form/form-key.tsx';
import { FormProblems } from '../../form/form-problems.tsx';
import { formState } from '../../form/form-state.ts';
import { PostForm } from '../../form/post-form.tsx';
import { hrefOf } from '../../href.ts';
import { routes } from '../../routes.ts';
import css from './deliveries.module.css';
import { type DeliveriesData, deliveryName } from './deliveries-data.ts';
import * as texts from './texts.tsx';

export interface AddressFormProps {
  readonly data: DeliveriesData;
  readonly outcome: InvalidOutcome | null;
}

/** Adds a delivery, or changes the one in the page's address. */
export function AddressForm({ data, outcome }: AddressFormProps): ReactNode {
  const { edited, shopper } = data;
  const state = formState(outcome, 'save');
  const { name, companyName, phoneNumber } = shopper;
  const action = edited
    ? hrefOf(routes.deliveries, undefined, { edit: edited.id })
    : hrefOf(routes.deliveries);
  return (
    <section aria-labelledby="address" className={css.section}>
      <h2 id="address">{edited ? texts.addressOf(deliveryName(edited)) : texts.addDelivery}</h2>
      <FormProblems outcome={outcome} form="save" />
      <PostForm
        to={routes.deliveries}
        action={action}
        intent="save"
        values={{ groupId: edited?.id }}
        className={css.addressForm}
      >
        <FormKey opened={data} />
        <TextField
          label={texts.deliveryNameLabel}
          hint={texts.deliveryNameHint}
          maxLength={120}
          {...state.field('deliveryName', edited && deliveryName(edited))}
        />
        <AddressFields
          prefix=""
          state={state}
          start={postalAddress(edited?.deliveryAddress ?? null) ?? { name, companyName, phoneNumber }}
          countries={shopper.shippingCountries}
          isRequired
        />
        <div className={css.actions}>
          <ActionButton variant={edited ? 'primary' : 'secondary'}>
            {edited ? texts.saveAddress : texts.addDeliveryButton}
          </ActionButton>
          {edited && <a href={hrefOf(routes.deliveries)}>{texts.cancelEditing}</a>}
        </div>
      </PostForm>
    </section>
  );
}
