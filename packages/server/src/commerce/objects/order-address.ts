import { type Field, text } from '../../objects/index.ts';
import { kept } from './owner-fields.ts';

type Prefix = 'ShipTo' | 'BillTo';

/** An address of an order in the words of the checkout: a state is a region there. */
export const addressFields = (prefix: Prefix, label: string): Readonly<Record<string, Field>> => ({
  [`${prefix}Name`]: text({ label: `${label} Name`, length: 120, ...kept }),
  [`${prefix}CompanyName`]: text({ label: `${label} Company`, length: 120, ...kept }),
  [`${prefix}Street`]: text({ label: `${label} Street`, ...kept }),
  [`${prefix}City`]: text({ label: `${label} City`, length: 80, ...kept }),
  [`${prefix}PostalCode`]: text({ label: `${label} Postal Code`, length: 20, ...kept }),
  [`${prefix}Region`]: text({ label: `${label} Region`, length: 80, ...kept }),
  [`${prefix}Country`]: text({ label: `${label} Country`, length: 2, ...kept }),
  [`${prefix}Address`]: {
    kind: 'address',
    label: `${label} Address`,
    parts: {
      street: `${prefix}Street`,
      city: `${prefix}City`,
      state: `${prefix}Region`,
      postalCode: `${prefix}PostalCode`,
      country: `${prefix}Country`,
    },
    ...kept,
  },
  [`${prefix}PhoneNumber`]: text({ label: `${label} Phone`, length: 40, ...kept }),
});
