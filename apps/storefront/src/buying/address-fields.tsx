import type { AnsweredAddress } from '@relab/contract/commerce';
import { SelectField, TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { locale } from '../language/language.ts';
import { countryName } from '../listing/place.ts';
import css from './address-fields.module.css';
import type { FormState } from './form-state.ts';
import { type AddressMember, type AddressPrefix, addressField, addressValue } from './postal-address.ts';

export interface AddressFieldsProps {
  readonly prefix: AddressPrefix;
  readonly state: FormState;
  /** What the fields start with. */
  readonly start: Partial<AnsweredAddress> | null;
  readonly countries: readonly string[];
  /** Marks fields as required. Off where the whole address may stay away: a hidden required field would block the form. */
  readonly isRequired: boolean;
}

export function AddressFields({
  prefix,
  state,
  start,
  countries,
  isRequired,
}: AddressFieldsProps): ReactNode {
  const section = prefix === 'billing' ? 'billing' : 'shipping';
  const field = (member: AddressMember, token: string, maxLength: number, isNeeded = isRequired) => {
    const name = addressField(prefix, member);
    return {
      name,
      maxLength,
      required: isNeeded,
      autoComplete: `${section} ${token}`,
      error: state.errorOf(name),
      defaultValue: state.startOf(name, addressValue(start, member)),
    };
  };
  const { maxLength: _, ...country } = field('country', 'country', 2);
  const options = countries
    .map((value) => ({ value, label: countryName(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <div className={css.fields}>
      <TextField label="Name" {...field('name', 'name', 120)} />
      <TextField label="Company or institute" {...field('companyName', 'organization', 120, false)} />
      <TextField label="Street and number" {...field('street', 'address-line1', 255)} />
      <div className={css.place}>
        <TextField label="Postal code" {...field('postalCode', 'postal-code', 20)} />
        <TextField label="City" {...field('city', 'address-level2', 80)} />
      </div>
      <div className={css.pair}>
        <TextField label="State or region" {...field('region', 'address-level1', 80, false)} />
        <SelectField
          label="Country"
          {...country}
          options={[{ value: '', label: 'Choose a country' }, ...options]}
        />
      </div>
      <TextField
        label="Telephone"
        type="tel"
        hint="The carrier calls before it delivers."
        {...field('phoneNumber', 'tel', 40, false)}
      />
    </div>
  );
}
