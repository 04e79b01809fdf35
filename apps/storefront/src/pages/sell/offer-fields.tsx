import { SelectField, TextAreaField, TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { conditions } from '../../condition/condition.ts';
import { askingCurrencies } from './asking-currencies.ts';
import css from './sell.module.css';
import type { SellData } from './sell-data.ts';
import * as texts from './texts.ts';

/** A field's name, what is wrong with it, and what it starts with. */
export type FieldOf = (
  name: string,
  start?: string,
) => { readonly name: string; readonly error: string | undefined; readonly defaultValue: string };

const conditionOptions = [
  { value: '', label: texts.chooseOne },
  ...conditions.map(({ apiName, grade, label }) => ({
    value: apiName,
    label: texts.gradeLabel(grade, label),
  })),
];

const currencyOptions = askingCurrencies.map((code) => ({ value: code, label: code }));

export function UnitFields({ field }: { readonly field: FieldOf }): ReactNode {
  return (
    <fieldset>
      <legend>{texts.unitHeading}</legend>
      <div className={css.pair}>
        <TextField label={texts.manufacturer} required maxLength={80} {...field('Manufacturer__c')} />
        <TextField label={texts.model} required maxLength={80} {...field('Model__c')} />
        <TextField
          label={texts.year}
          inputMode="numeric"
          pattern="\d{4}"
          maxLength={4}
          {...field('Year__c')}
        />
        <TextField label={texts.serialNumber} maxLength={80} {...field('SerialNumber__c')} />
        <SelectField label={texts.condition} required options={conditionOptions} {...field('Condition__c')} />
        <TextField
          label={texts.quantityLabel}
          inputMode="numeric"
          pattern="[1-9]\d*"
          maxLength={5}
          {...field('Quantity__c', '1')}
        />
      </div>
      <TextField label={texts.cityAndCountry} required maxLength={120} {...field('Location__c')} />
    </fieldset>
  );
}

export function StateFields({ field }: { readonly field: FieldOf }): ReactNode {
  return (
    <fieldset>
      <legend>{texts.stateHeading}</legend>
      <TextAreaField
        label={texts.technicalData}
        hint={texts.technicalDataHint}
        rows={3}
        maxLength={4000}
        {...field('Facts__c')}
      />
      <TextAreaField
        label={texts.accessories}
        hint={texts.accessoriesHint}
        rows={3}
        maxLength={4000}
        {...field('Accessories__c')}
      />
      <TextAreaField
        label={texts.missing}
        hint={texts.missingHint}
        rows={2}
        maxLength={4000}
        {...field('Missing__c')}
      />
      <TextAreaField
        label={texts.faults}
        hint={texts.faultsHint}
        rows={3}
        maxLength={4000}
        {...field('Faults__c')}
      />
      <TextField
        label={texts.warranty}
        hint={texts.warrantyHint}
        maxLength={1000}
        {...field('Warranty__c')}
      />
      <TextAreaField
        label={texts.remarksLabel}
        hint={texts.remarksHint}
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
      <legend>{texts.priceAndTime}</legend>
      <div className={css.pair}>
        <TextField
          label={texts.askingPrice}
          hint={texts.askingPriceHint}
          inputMode="decimal"
          maxLength={20}
          {...field('AskingPrice__c')}
        />
        <SelectField
          label={texts.currency}
          options={currencyOptions}
          {...field('AskingCurrency__c', 'EUR')}
        />
        <TextField label={texts.leaveBy} type="date" {...field('LeaveBy__c')} />
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
      <legend>{texts.sellerHeading}</legend>
      <div className={css.pair}>
        <TextField
          label={texts.firstName}
          autoComplete="given-name"
          maxLength={40}
          {...field('FirstName', seller.firstName)}
        />
        <TextField
          label={texts.lastName}
          required
          autoComplete="family-name"
          maxLength={80}
          {...field('LastName', seller.lastName)}
        />
      </div>
      <TextField
        label={texts.company}
        required
        autoComplete="organization"
        maxLength={120}
        {...field('Company', seller.company)}
      />
      <div className={css.pair}>
        <TextField
          label={texts.email}
          type="email"
          required
          autoComplete="email"
          maxLength={254}
          {...field('Email', seller.email)}
        />
        <TextField label={texts.phone} type="tel" autoComplete="tel" maxLength={40} {...field('Phone')} />
      </div>
    </fieldset>
  );
}
