import type { CheckoutAddress } from '@relab/contract/commerce';

export type AddressPrefix = 'ship_to' | 'bill_to';

const columns = {
  name: 'name',
  companyName: 'company_name',
  street: 'street',
  city: 'city',
  postalCode: 'postal_code',
  region: 'region',
  country: 'country',
  phoneNumber: 'phone_number',
} as const;
type Part = keyof typeof columns;

const parts = Object.keys(columns) as Part[];

export type AddressColumns<Prefix extends AddressPrefix> = Readonly<
  Record<`${Prefix}_${(typeof columns)[Part]}`, string | null>
>;

/** The names of these columns. */
export const addressColumns = <const Prefix extends AddressPrefix>(
  prefix: Prefix,
): readonly (keyof AddressColumns<Prefix>)[] => parts.map((part) => `${prefix}_${columns[part]}` as const);

/** An address as the columns of a row; all null without one. */
export const writeAddress = <const Prefix extends AddressPrefix>(
  prefix: Prefix,
  address: CheckoutAddress | null,
): AddressColumns<Prefix> =>
  Object.fromEntries(
    parts.map((part) => [`${prefix}_${columns[part]}`, address?.[part] ?? null]),
  ) as AddressColumns<Prefix>;

export function readAddress<const Prefix extends AddressPrefix>(
  prefix: Prefix,
  row: AddressColumns<Prefix>,
): CheckoutAddress {
  const values = parts.map((part) => [part, row[`${prefix}_${columns[part]}`]]);
  const address = Object.fromEntries(values) as Record<Part, string | null>;
  return {
    ...address,
    name: address.name ?? '',
    street: address.street ?? '',
    city: address.city ?? '',
    postalCode: address.postalCode ?? '',
    country: address.country ?? '',
  };
}
