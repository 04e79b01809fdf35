import { createRecordWithPictures } from '@relab/client/records';
import { invalid, type Outcome, redirectTo } from '@relab/pages';
import { findCondition } from '../../condition/condition.ts';
import { callError } from '../../form/call-error.ts';
import { formKeyOf } from '../../form/form-key-of.ts';
import { emailRule, type FieldRule, readFields, readText, withoutEmpty } from '../../form/form-reading.ts';
import { isHoneypotFilled } from '../../form/honeypot.tsx';
import { hrefOf } from '../../href.ts';
import type { PageContext } from '../../page.ts';
import { routes } from '../../routes.ts';
import { askingCurrencies } from './asking-currencies.ts';
import { readPrice } from './read-price.ts';
import * as texts from './texts.ts';
import { uploadPictures, withPictures } from './upload-pictures.ts';

/** A day of the calendar that is not over everywhere. */
function isComing(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && day.toISOString?.().startsWith(text);
  return isDay && day.getTime() > Date.now() - 2 * 86_400_000;
}

const rules = {
  Manufacturer__c: { requiredMessage: texts.manufacturerRequired, maxLength: 80 },
  Model__c: { requiredMessage: texts.modelRequired, maxLength: 80 },
  Year__c: {
    maxLength: 4,
    accepts: (value) => /^(19[5-9]\d|20\d\d)$/.test(value),
    invalidMessage: texts.yearError,
  },
  SerialNumber__c: { maxLength: 80 },
  Quantity__c: {
    maxLength: 5,
    accepts: (value) => /^[1-9]\d*$/.test(value),
    invalidMessage: texts.quantityError,
  },
  Condition__c: {
    requiredMessage: texts.conditionRequired,
    maxLength: 40,
    accepts: (value) => findCondition(value) !== undefined,
    invalidMessage: texts.conditionError,
  },
  Location__c: { requiredMessage: texts.locationRequired, maxLength: 120 },
  Facts__c: { maxLength: 4000 },
  Accessories__c: { maxLength: 4000 },
  Missing__c: { maxLength: 4000 },
  Warranty__c: { maxLength: 1000 },
  Faults__c: { maxLength: 4000 },
  Description: { maxLength: 4000 },
  AskingPrice__c: {
    maxLength: 20,
    accepts: (value) => readPrice(value) !== undefined,
    invalidMessage: texts.priceError,
  },
  AskingCurrency__c: {
    maxLength: 3,
    accepts: (value) => (askingCurrencies as readonly string[]).includes(value),
    invalidMessage: texts.currencyError,
  },
  LeaveBy__c: {
    maxLength: 10,
    accepts: isComing,
    invalidMessage: texts.leaveByError,
  },
  FirstName: { maxLength: 40 },
  LastName: { requiredMessage: texts.lastNameRequired, maxLength: 80 },
  Company: { requiredMessage: texts.companyRequired, maxLength: 120 },
  Email: emailRule,
  Phone: {
    maxLength: 40,
    accepts: (value) => /^\+?[\d\s()/.-]{5,}$/.test(value),
    invalidMessage: texts.phoneError,
  },
} satisfies Record<string, FieldRule>;

/** Numbers are sent as such; a currency means nothing without a price. */
function fieldsOf(values: Readonly<Record<keyof typeof rules, string>>) {
  const { Year__c, Quantity__c, AskingPrice__c, AskingCurrency__c, ...others } = withoutEmpty(values);
  const price = AskingPrice__c === undefined ? undefined : readPrice(AskingPrice__c);
  return {
    ...others,
    ...(Year__c && { Year__c: Number(Year__c) }),
    ...(Quantity__c && { Quantity__c: Number(Quantity__c) }),
    ...(price !== undefined && { AskingPrice__c: price, AskingCurrency__c: AskingCurrency__c ?? 'EUR' }),
  };
}

/** An offer becomes a lead with its pictures. Whatever is wrong, the pictures that were uploaded stay with the form. */
export async function actOnSell({ client }: PageContext, form: FormData): Promise<Outcome> {
  const sent = redirectTo(hrefOf(routes.sell, undefined, { sent: 1 }));
  if (isHoneypotFilled(form)) return sent;
  const uploaded = await uploadPictures(client, form);
  const remaining = withPictures(form, uploaded.references);
  // A button beside the pictures, pressed without a script: nothing is sent yet.
  if (readText(form, 'pictureAction') !== '') return invalid('sell', uploaded.problems, remaining);
  const { values, problems } = readFields(form, rules);
  const all = [...problems, ...uploaded.problems];
  if (all.length > 0) return invalid('sell', all, remaining);
  try {
    const pictures = uploaded.references;
    const fields = fieldsOf(values);
    await createRecordWithPictures(client, { apiName: 'Lead', fields, pictures, ...formKeyOf(form) });
  } catch (error) {
    return callError('sell', remaining, error, {
      fieldOf: (_, members) =>
        members.includes('pictures') ? 'pictureFiles' : members.find((name) => name in rules),
    });
  }
  return sent;
}
