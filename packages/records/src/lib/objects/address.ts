import { byServer } from './calculated-fields.ts';
import type { Field } from './field.ts';
import { text } from './fields.ts';
import type { StoredField, UnstoredField } from './typed-field.ts';

const parts = {
  Street: { label: 'Street', length: 255 },
  City: { label: 'City', length: 80 },
  State: { label: 'State/Province', length: 80 },
  PostalCode: { label: 'Zip/Postal Code', length: 20 },
  Country: { label: 'Country', length: 80 },
} as const;

type Address<Prefix extends string> = {
  readonly [Part in keyof typeof parts as `${Prefix}${Part}`]: StoredField<'text null'>;
} & { readonly [Compound in `${Prefix}Address`]: UnstoredField };

/** An address and its parts: `address('Billing')` gives BillingAddress, BillingStreet, BillingCity … */
export function address<Prefix extends string>(prefix: Prefix): Address<Prefix> {
  const fields = Object.entries(parts).map(([part, { label, length }]) => [
    `${prefix}${part}`,
    text({ label: `${prefix} ${label}`, length }),
  ]);
  const compound: Field = {
    kind: 'address',
    label: `${prefix} Address`,
    parts: Object.fromEntries(
      Object.keys(parts).map((part) => [
        `${part.charAt(0).toLowerCase()}${part.slice(1)}`,
        `${prefix}${part}`,
      ]),
    ),
    ...byServer,
  };
  return { ...Object.fromEntries(fields), [`${prefix}Address`]: compound } as Address<Prefix>;
}
