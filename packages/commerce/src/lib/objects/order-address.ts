import { byServer, type StoredField, text, type UnstoredField } from '@relab/records/objects';

type Prefix = 'ShipTo' | 'BillTo';
type Part = 'Name' | 'CompanyName' | 'Street' | 'City' | 'PostalCode' | 'Region' | 'Country' | 'PhoneNumber';

export type AddressFields<Of extends Prefix> = {
  readonly [Name in `${Of}${Part}`]: StoredField<'text null'>;
} & { readonly [Whole in `${Of}Address`]: UnstoredField };

/** An address of an order in the words of the checkout: a state is a region there. */
export const addressFields = <const Of extends Prefix>(prefix: Of, label: string): AddressFields<Of> =>
  ({
    [`${prefix}Name`]: text({ label: `${label} Name`, length: 120, ...byServer }),
    [`${prefix}CompanyName`]: text({ label: `${label} Company`, length: 120, ...byServer }),
    [`${prefix}Street`]: text({ label: `${label} Street`, ...byServer }),
    [`${prefix}City`]: text({ label: `${label} City`, length: 80, ...byServer }),
    [`${prefix}PostalCode`]: text({ label: `${label} Postal Code`, length: 20, ...byServer }),
    [`${prefix}Region`]: text({ label: `${label} Region`, length: 80, ...byServer }),
    [`${prefix}Country`]: text({ label: `${label} Country`, length: 2, ...byServer }),
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
      ...byServer,
    },
    [`${prefix}PhoneNumber`]: text({ label: `${label} Phone`, length: 40, ...byServer }),
  }) as AddressFields<Of>;
