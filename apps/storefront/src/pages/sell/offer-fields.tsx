import { SelectField, TextAreaField, TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { conditions } from '../../listing/condition.ts';
import { askingCurrencies } from './act-on-sell.ts';
import css from './sell.module.css';
import type { SellData } from './sell-view.tsx';

/** A field's name, what is wrong with it, and what it starts with. */
export type FieldOf = (
  name: string,
  start?: string,
) => { readonly name: string; readonly error: string | undefined; readonly defaultValue: string };

const conditionOptions = [
  { value: '', label: 'Choose one' },
  ...conditions.map(({ apiName, grade, label }) => ({ value: apiName, label: `${grade}: ${label}` })),
];

const currencyOptions = askingCurrencies.map((code) => ({ value: code, label: code }));

export function UnitFields({ field }: { readonly field: FieldOf }): ReactNode {
  return (
    <fieldset>
      <legend>The unit</legend>
      <div className={css.pair}>
        <TextField label="Manufacturer" required maxLength={80} {...field('Manufacturer__c')} />
        <TextField label="Model" required maxLength={80} {...field('Model__c')} />
        <TextField
          label="Year of manufacture"
          inputMode="numeric"
          pattern="\d{4}"
          maxLength={4}
          {...field('Year__c')}
        />
        <TextField label="Serial number" maxLength={80} {...field('SerialNumber__c')} />
        <SelectField label="Condition" required options={conditionOptions} {...field('Condition__c')} />
        <TextField
          label="How many"
          inputMode="numeric"
          pattern="[1-9]\d*"
          maxLength={5}
          {...field('Quantity__c', '1')}
        />
      </div>
      <TextField label="City and country" required maxLength={120} {...field('Location__c')} />
    </fieldset>
  );
}

export function StateFields({ field }: { readonly field: FieldOf }): ReactNode {
  return (
    <fieldset>
      <legend>Its state</legend>
      <TextAreaField
        label="Accessories"
        hint="What comes with it, one in a line."
        rows={3}
        maxLength={4000}
        {...field('Accessories__c')}
      />
      <TextAreaField
        label="Known faults"
        hint="What does not work, is worn or is missing."
        rows={3}
        maxLength={4000}
        {...field('Faults__c')}
      />
      <TextAreaField
        label="What else should a buyer know?"
        hint="What it was used for, the last service, how it can be collected."
        rows={4}
        maxLength={4000}
        {...field('Description')}
      />
    </fieldset>
  );
}

export function PriceFields({ field }: { readonly field: FieldOf }): ReactNode {
  return (
    <fieldset>
      <legend>Price and time</legend>
      <div className={css.pair}>
        <TextField
          label="Asking price"
          hint="Net, for one unit; if you have one in mind."
          inputMode="decimal"
          maxLength={20}
          {...field('AskingPrice__c')}
        />
        <SelectField label="Currency" options={currencyOptions} {...field('AskingCurrency__c', 'EUR')} />
        <TextField label="Must leave by" type="date" {...field('LeaveBy__c')} />
      </div>
    </fieldset>
  );
}

export interface SellerFieldsProps {
  readonly field: FieldOf;
  readonly seller: SellData['seller'];
}

export function SellerFields({ field, seller }: SellerFieldsProps): ReactNode {
  return (
    <fieldset>
      <legend>You</legend>
      <div className={css.pair}>
        <TextField
          label="First name"
          autoComplete="given-name"
          maxLength={40}
          {...field('FirstName', seller.firstName)}
        />
        <TextField
          label="Last name"
          required
          autoComplete="family-name"
          maxLength={80}
          {...field('LastName', seller.lastName)}
        />
      </div>
      <TextField
        label="Company or institute"
        required
        autoComplete="organization"
        maxLength={120}
        {...field('Company', seller.company)}
      />
      <div className={css.pair}>
        <TextField
          label="E-mail"
          type="email"
          required
          autoComplete="email"
          maxLength={254}
          {...field('Email', seller.email)}
        />
        <TextField label="Phone" type="tel" autoComplete="tel" maxLength={40} {...field('Phone')} />
      </div>
    </fieldset>
  );
}
