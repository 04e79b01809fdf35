import type { FieldRule } from '../../buying/form-reading.ts';

/** What a form asks for: a price for what the buyer needs, or one that the buyer names. */
export type QuoteKind = 'quote' | 'offer';

/** Such as `4500`, `4500.5` or `4500,50`; below ten million. */
const isPrice = (value: string): boolean =>
  /^\d{1,7}([.,]\d{1,2})?$/.test(value) && Number(value.replace(',', '.')) > 0;

/** A day from now on that a calendar has. */
function isComing(value: string): boolean {
  const at = Date.parse(`${value}T23:59:59Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(value) && at >= Date.now() && new Date(at).toISOString().startsWith(value)
  );
}

const quantity: FieldRule = {
  missing: 'Enter how many units you need.',
  longest: 5,
  accepts: (value) => /^0*[1-9]\d*$/.test(value),
  wrong: 'Enter a whole number of units, 1 or more.',
};
const message: FieldRule = { longest: 4000 };

export const quoteRules: Readonly<Record<QuoteKind, Readonly<Record<string, FieldRule>>>> = {
  quote: {
    Quantity__c: quantity,
    Country__c: {
      longest: 2,
      accepts: (value) => /^[A-Z]{2}$/.test(value),
      wrong: 'Choose one of the countries.',
    },
    NeededBy__c: {
      longest: 10,
      accepts: isComing,
      wrong: 'Choose today or a later day, or leave it empty.',
    },
    Message__c: message,
  },
  offer: {
    WantedPrice__c: {
      missing: 'Enter what you offer for one unit.',
      longest: 12,
      accepts: isPrice,
      wrong: 'Enter an amount above zero with two decimals at most, such as 4500 or 4500.50.',
    },
    Quantity__c: quantity,
    Message__c: message,
  },
};

/** The fields of a request, as they travel. */
export function requestFields(
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string | number>> {
  const numbers = new Set(['Quantity__c', 'WantedPrice__c']);
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, numbers.has(name) ? Number(value.replace(',', '.')) : value]),
  );
}
