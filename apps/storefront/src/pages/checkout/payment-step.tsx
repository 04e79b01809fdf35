import { CheckboxField, RadioGroup, TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { AddressBlock } from '../../buying/address-block.tsx';
import { AddressFields } from '../../buying/address-fields.tsx';
import { formState } from '../../buying/form-state.ts';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';
import css from './checkout.module.css';
import type { StepProps } from './checkout-view.tsx';
import { PurchaseOrderFile } from './purchase-order-file.tsx';
import { StepForm } from './step-form.tsx';

/** Which parts are asked for follows the choices by style sheet alone, so it does without a script too. */
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
      heading="How do you pay?"
      outcome={outcome}
      hasFiles
      lead={<p>Nothing is charged at this step.</p>}
    >
      <div className={css.methods}>
        <RadioGroup
          label="Payment"
          name="paymentMethod"
          required
          isBoxed
          error={state.errorOf('paymentMethod')}
          defaultValue={state.startOf('paymentMethod', payment?.paymentMethod ?? 'PurchaseOrder')}
          options={[
            {
              value: 'PurchaseOrder',
              label: <b>Purchase order</b>,
              hint: 'Your institution’s order number stands on the invoice, which follows when the goods are on their way.',
            },
            {
              value: 'Invoice',
              label: <b>Invoice</b>,
              hint: 'Without an order number, to the billing address.',
              disabled: shopper.isGuest,
            },
            ...(mayPayByCard
              ? [
                  {
                    value: 'Card',
                    label: <b>Card</b>,
                    hint: 'On the page of our payment service, after you have placed the order.',
                  },
                ]
              : []),
          ]}
        />
        {shopper.isGuest && (
          <p className="soft">
            Invoices without a purchase order need an account: <a href={signIn}>sign in</a>, and come back
            here.
          </p>
        )}
        <div className={css.orderNumber}>
          <TextField
            label="Purchase order number"
            name="purchaseOrderNumber"
            maxLength={60}
            autoComplete="off"
            error={state.errorOf('purchaseOrderNumber')}
            defaultValue={state.startOf('purchaseOrderNumber', payment?.purchaseOrderNumber)}
          />
          <PurchaseOrderFile
            document={payment?.purchaseOrderDocument}
            error={state.errorOf('purchaseOrderFile')}
          />
        </div>
      </div>
      <fieldset className={css.billing}>
        <legend>Billing address</legend>
        <CheckboxField
          label="Same as the delivery address"
          name="sameBilling"
          value="yes"
          defaultChecked={isSame}
        />
        {deliveryAddress && (
          <div className={css.sameAddress}>
            <AddressBlock address={deliveryAddress} />
          </div>
        )}
        <TextField
          label="VAT number"
          name="vatNumber"
          hint="Of a business in the European Union, such as DE123456789. What it has sent to another member state is then invoiced without VAT."
          maxLength={20}
          autoComplete="off"
          error={state.errorOf('vatNumber')}
          defaultValue={state.startOf('vatNumber', checkout.vatNumber)}
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
