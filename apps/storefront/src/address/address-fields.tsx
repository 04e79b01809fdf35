import type { CheckoutAddress } from '@relab/contract/commerce';
import { SelectField, TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import type { FormState } from '../form/form-state.ts';
import { locale } from '../language/language.ts';
import css from './address-fields.module.css';
import { countryName } from './location.ts';
import { type AddressMember, type AddressPrefix, addressField, addressValue } from './postal-address.ts';
import * as texts from './texts.ts';

export interface AddressFieldsProps {
  readonly prefix: AddressPrefix;
  readonly state: FormState;
  /** What the fields start with. */
  readonly start: Partial<CheckoutAddress> | null;
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
      ...state.field(name, addressValue(start, member)),
      maxLength,
      required: isNeeded,
      autoComplete: `${section} ${token}`,
    };
  };
  const { maxLength: _, ...country } = field('country', 'country', 2);
  const options = countries
    .map((value) => ({ value, label: countryName(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <div className={css.fields}>
      <TextField label={texts.name} {...field('name', 'name', 120)} />
      <TextField label={texts.company} {...field('companyName', 'organization', 120, false)} />
      <TextField label={texts.street} {...field('street', 'address-line1', 255)} />
      <div className={css.place}>
        <TextField label={texts.postalCode} {...field('postalCode', 'postal-code', 20)} />
        <TextField label={texts.city} {...field('city', 'address-level2', 80)} />
      </div>
      <div className={css.pair}>
        <TextField label={texts.region} {...field('region', 'address-level1', 80, false)} />
        <SelectField
          label={texts.country}
          {...country}
          options={[{ value: '', label: texts.chooseCountry }, ...options]}
        />
      </div>
      <TextField
        label={texts.telephone}
        type="tel"
        hint={texts.telephoneHint}
        {...field('phoneNumber', 'tel', 40, false)}
      />
    </div>
  );
}
