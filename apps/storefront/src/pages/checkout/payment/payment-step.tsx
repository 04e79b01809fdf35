import { CheckboxField, RadioGroup, TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { AddressBlock } from '../../../address/address-block.tsx';
import { AddressFields } from '../../../address/address-fields.tsx';
import { formState } from '../../../form/form-state.ts';
import { hrefOf } from '../../../href.ts';
import { routes } from '../../../routes.ts';
import css from '../checkout.module.css';
import { StepForm } from '../step-form.tsx';
import type { StepProps } from '../step-props.ts';
import * as texts from '../texts.tsx';
import { PurchaseOrderFile } from './purchase-order-file.tsx';

/** Style sheets alone show the parts that belong to the choices, so it works without a script. */
export function PaymentStep({ data, outcome }: StepProps): ReactNode {
  const { checkout, shopper } = data;
  const { payment, deliveryAddress } = checkout;
  const mayPayByCard = checkout.availablePaymentMethods?.includes('Card') ?? false;
  const state = formState(outcome, 'payment');
  const isRefused = outcome?.form === 'payment';
  const isSame = isRefused ? state.startOf('sameBilling') !== '' : !payment?.billingAddress;
  const signIn = hrefOf(routes.login, undefined, { next: hrefOf(routes.checkout, { step: 'payment' }) });
  return (
    <StepForm
      step="payment"
      heading={texts.paymentQuestion}
      outcome={outcome}
      hasFiles
      lead={<p>{texts.notChargedYet}</p>}
    >
      <div className={css.methods}>
        <RadioGroup
          label={texts.payment}
          required
          isBoxed
          {...state.field('paymentMethod', payment?.paymentMethod ?? 'PurchaseOrder')}
          options={[
            {
              value: 'PurchaseOrder',
              label: <b>{texts.purchaseOrder}</b>,
              hint: texts.purchaseOrderHint,
            },
            {
              value: 'Invoice',
              label: <b>{texts.invoice}</b>,
              hint: texts.invoiceHint,
              disabled: shopper.isGuest,
            },
            ...(mayPayByCard
              ? [
                  {
                    value: 'Card',
                    label: <b>{texts.card}</b>,
                    hint: texts.cardHint,
                  },
                ]
              : []),
          ]}
        />
        {shopper.isGuest && <p className="soft">{texts.invoiceNeedsAccount(signIn)}</p>}
        <div className={css.orderNumber}>
          <TextField
            label={texts.purchaseOrderNumber}
            maxLength={60}
            autoComplete="off"
            {...state.field('purchaseOrderNumber', payment?.purchaseOrderNumber)}
          />
          <PurchaseOrderFile
            document={payment?.purchaseOrderDocument}
            error={state.errorOf('purchaseOrderFile')}
          />
        </div>
      </div>
      <fieldset className={css.billing}>
        <legend>{texts.billingAddress}</legend>
        <CheckboxField label={texts.sameAsDelivery} name="sameBilling" value="yes" defaultChecked={isSame} />
        {deliveryAddress && (
          <div className={css.sameAddress}>
            <AddressBlock address={deliveryAddress} />
          </div>
        )}
        <TextField
          label={texts.vatNumber}
          hint={texts.vatNumberHint}
          maxLength={20}
          autoComplete="off"
          {...state.field('vatNumber', checkout.vatNumber)}
        />
        <div className={css.otherAddress}>
          <AddressFields
            prefix="billing"
            state={state}
            start={payment?.billingAddress ?? null}
            countries={shopper.shippingCountries}
            isRequired={false}
          />
        </div>
      </fieldset>
    </StepForm>
  );
}
