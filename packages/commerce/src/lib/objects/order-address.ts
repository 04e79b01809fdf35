import { type StoredField, text, type UnstoredField } from '@relab/records/objects';
import { kept } from './owner-fields.ts';

type Prefix = 'ShipTo' | 'BillTo';
type Part = 'Name' | 'CompanyName' | 'Street' | 'City' | 'PostalCode' | 'Region' | 'Country' | 'PhoneNumber';

export type AddressFields<Of extends Prefix> = {
  readonly [Name in `${Of}${Part}`]: StoredField<'text null'>;
} & { readonly [Whole in `${Of}Address`]: UnstoredField };

/** An address of an order in the words of the checkout: a state is a region there. */
export const addressFields = <const Of extends Prefix>(prefix: Of, label: string): AddressFields<Of> =>
  ({
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
  }) as AddressFields<Of>;
