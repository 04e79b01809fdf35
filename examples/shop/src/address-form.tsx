import type { Checkout } from '@relab/contract/commerce';
import type { InvalidOutcome } from '@relab/pages';
import { ActionButton } from '@relab/toolkit/button';
import { ErrorSummary, fieldId, SelectField, TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { hrefOf, routes } from './routes.ts';

/** What an address is made of, by the names that the calls have for it. */
export const addressFields = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'street', label: 'Street and number', autoComplete: 'street-address' },
  { name: 'postalCode', label: 'Postal code', autoComplete: 'postal-code' },
  { name: 'city', label: 'Town', autoComplete: 'address-level2' },
  { name: 'country', label: 'Country', autoComplete: 'country' },
] as const;

const countries = [
  { value: 'DE', label: 'Germany' },
  { value: 'AT', label: 'Austria' },
  { value: 'FR', label: 'France' },
];

interface AddressFormProps {
  readonly checkout: Checkout;
  readonly outcome: InvalidOutcome | null;
}

export function AddressForm({ checkout, outcome }: AddressFormProps): ReactNode {
  const problems = outcome?.form === 'address' ? outcome.problems : [];
  const errorOf = (name: string) => problems.find(({ field }) => field === name)?.message;
  const initialOf = (name: (typeof addressFields)[number]['name']) =>
    outcome?.values[name] ?? checkout.deliveryAddress?.[name] ?? '';
  return (
    <form method="post" action={hrefOf(routes.checkout)} className="fields">
      <input type="hidden" name="intent" value="address" />
      <ErrorSummary
        errors={problems.map(({ field, message }) => ({
          fieldId: field && fieldId({ name: field }),
          message,
        }))}
      />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        hint="The confirmation of your order goes there."
        defaultValue={outcome?.values.email ?? checkout.contactInfo?.email ?? ''}
        error={errorOf('email')}
      />
      {addressFields.map(({ name, ...field }) => {
        const shared = {
          name,
          ...field,
          required: true,
          error: errorOf(name),
          defaultValue: initialOf(name),
        };
        return name === 'country' ? (
          <SelectField key={name} {...shared} defaultValue={initialOf(name) || 'DE'} options={countries} />
        ) : (
          <TextField key={name} {...shared} maxLength={name === 'postalCode' ? 20 : 80} />
        );
      })}
      <TextField
        label="Number of your purchase order"
        name="purchaseOrderNumber"
        required
        maxLength={60}
        hint="It stands on the invoice, which you pay within 14 days."
        defaultValue={outcome?.values.purchaseOrderNumber ?? checkout.payment?.purchaseOrderNumber ?? ''}
        error={errorOf('purchaseOrderNumber')}
      />
      <ActionButton size="large">Continue</ActionButton>
    </form>
  );
}
