import type { FieldRule } from '../../form/form-reading.ts';
import { parsePriceInput } from './price-input.ts';
import * as texts from './texts.ts';

/** The two kinds of the form: a quote is requested, or the buyer offers a price. */
export type QuoteKind = 'quote' | 'offer';

const isPrice = (value: string): boolean => (parsePriceInput(value) ?? 0) > 0;

/** A day from now on that a calendar has. */
function isComing(value: string): boolean {
  const at = Date.parse(`${value}T23:59:59Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(value) && at >= Date.now() && new Date(at).toISOString().startsWith(value)
  );
}

const quantity: FieldRule = {
  requiredMessage: texts.quantityRequired,
  maxLength: 5,
  accepts: (value) => /^0*[1-9]\d*$/.test(value),
  invalidMessage: texts.quantityError,
};
const message: FieldRule = { maxLength: 4000 };

export const quoteRules: Readonly<Record<QuoteKind, Readonly<Record<string, FieldRule>>>> = {
  quote: {
    Quantity__c: quantity,
    Country__c: {
      maxLength: 2,
      accepts: (value) => /^[A-Z]{2}$/.test(value),
      invalidMessage: texts.countryError,
    },
    NeededBy__c: {
      maxLength: 10,
      accepts: isComing,
      invalidMessage: texts.dayError,
    },
    Message__c: message,
  },
  offer: {
    WantedPrice__c: {
      requiredMessage: texts.priceRequired,
      maxLength: 12,
      accepts: isPrice,
      invalidMessage: texts.priceError,
    },
    Quantity__c: quantity,
    Message__c: message,
  },
};

/** A checked value as it travels: numbers as such. */
function wireValue(name: string, value: string): string | number {
  if (name === 'WantedPrice__c') return parsePriceInput(value) ?? value;
  return name === 'Quantity__c' ? Number(value) : value;
}

/** The fields of a request, as they travel. */
export function requestFields(
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, wireValue(name, value)]),
  );
}
