import type { CheckoutAddress } from '@relab/contract/commerce';

export type AddressPrefix = 'ship_to' | 'bill_to';

const parts = [
  'name',
  'company_name',
  'street',
  'city',
  'postal_code',
  'region',
  'country',
  'phone_number',
] as const;
type AddressPart = (typeof parts)[number];

export type AddressColumns<Prefix extends AddressPrefix> = Readonly<
  Record<`${Prefix}_${AddressPart}`, string | null>
>;

/** The names of these columns. */
export const addressColumns = <const Prefix extends AddressPrefix>(
  prefix: Prefix,
): readonly `${Prefix}_${AddressPart}`[] => parts.map((part) => `${prefix}_${part}` as const);

/** An address as the columns of an order. */
export function writeAddress<const Prefix extends AddressPrefix>(
  prefix: Prefix,
  address: CheckoutAddress,
): AddressColumns<Prefix> {
  return {
    [`${prefix}_name`]: address.name,
    [`${prefix}_company_name`]: address.companyName,
    [`${prefix}_street`]: address.street,
    [`${prefix}_city`]: address.city,
    [`${prefix}_postal_code`]: address.postalCode,
    [`${prefix}_region`]: address.region,
    [`${prefix}_country`]: address.country,
    [`${prefix}_phone_number`]: address.phoneNumber,
  } as AddressColumns<Prefix>;
}

export function readAddress<const Prefix extends AddressPrefix>(
  prefix: Prefix,
  row: AddressColumns<Prefix>,
): CheckoutAddress {
  const text = (part: AddressPart): string | null => row[`${prefix}_${part}` as const];
  return {
    name: text('name') ?? '',
    companyName: text('company_name'),
    street: text('street') ?? '',
    city: text('city') ?? '',
    postalCode: text('postal_code') ?? '',
    region: text('region'),
    country: text('country') ?? '',
    phoneNumber: text('phone_number'),
  };
}
