import type { AnsweredAddress } from '@relab/contract/commerce';
import type { Row } from './insert-rows.ts';

export type AddressPrefix = 'ship_to' | 'bill_to';

/** An address as the columns of an order. */
export function writeAddress(prefix: AddressPrefix, address: AnsweredAddress): Row {
  return {
    [`${prefix}_name`]: address.name,
    [`${prefix}_company_name`]: address.companyName,
    [`${prefix}_street`]: address.street,
    [`${prefix}_city`]: address.city,
    [`${prefix}_postal_code`]: address.postalCode,
    [`${prefix}_region`]: address.region,
    [`${prefix}_country`]: address.country,
    [`${prefix}_phone_number`]: address.phoneNumber,
  };
}

export function readAddress(prefix: AddressPrefix, row: Readonly<Record<string, unknown>>): AnsweredAddress {
  const text = (name: string): string | null => {
    const value = row[`${prefix}_${name}`];
    return typeof value === 'string' ? value : null;
  };
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
