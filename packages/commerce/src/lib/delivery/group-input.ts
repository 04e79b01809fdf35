import { isPostalCode } from '@relab/contract/commerce';
import { badRequest } from '@relab/server/http';
import type { GroupAddress, GroupRow } from '../cart/group-row.ts';
import type { CommerceOptions } from '../options/options.ts';

/** An address as it is written. */
export interface AddressInput {
  readonly name?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly companyName?: string | undefined;
  readonly street: string;
  readonly city: string;
  readonly postalCode: string;
  readonly region?: string | undefined;
  readonly country: string;
  readonly shipToPhoneNumber?: string | undefined;
}

export interface GroupInput {
  readonly name?: string | undefined;
  readonly deliveryAddress?: AddressInput | undefined;
  readonly deliveryMethodId?: string | undefined;
  readonly desiredDeliveryDate?: string | undefined;
  readonly shippingInstructions?: string | undefined;
}

const orNull = (text: string | undefined): string | null => text?.trim() || null;

/** Checks an address; it needs somebody to deliver to, and a country that is delivered to. */
export function readAddressInput(given: AddressInput, options: CommerceOptions): GroupAddress {
  const firstName = orNull(given.firstName);
  const lastName = orNull(given.lastName);
  const companyName = orNull(given.companyName);
  const person = [firstName, lastName].filter((part) => part !== null).join(' ');
  const name = orNull(given.name) ?? (person || companyName);
  if (name === null) throw badRequest('Say to whom it is delivered.', 'deliveryAddress.name');
  if (!options.shippingCountries.includes(given.country))
    throw badRequest('We do not deliver to this country.', 'deliveryAddress.country');
  if (!isPostalCode(given.country, given.postalCode))
    throw badRequest('The postal code does not have the form of its country.', 'deliveryAddress.postalCode');
  return {
    name,
    firstName,
    lastName,
    companyName,
    street: given.street,
    city: given.city,
    postalCode: given.postalCode,
    region: orNull(given.region),
    country: given.country,
    phoneNumber: orNull(given.shipToPhoneNumber),
  };
}

const startOfDay = (moment: Date): number => Math.floor(moment.getTime() / 86_400_000);

/** A day that is not over; empty text takes the wish back. */
function readDay(text: string, now: Date): Date | null {
  if (text === '') return null;
  const day = new Date(text);
  // The last is a day such as February 30, which becomes one of March.
  if (Number.isNaN(day.getTime()) || (text.length === 10 && !day.toISOString().startsWith(text)))
    throw badRequest('This is no day of the calendar.', 'desiredDeliveryDate');
  if (startOfDay(day) < startOfDay(now))
    throw badRequest('The day of delivery is past. Choose one that is still to come.', 'desiredDeliveryDate');
  if (startOfDay(day) > startOfDay(now) + 366)
    throw badRequest('Choose a day within a year.', 'desiredDeliveryDate');
  return day;
}

/** The group with the parts that are given, and the others as they were. */
export function changeGroup(
  group: GroupRow,
  input: GroupInput,
  { options, now }: { readonly options: CommerceOptions; readonly now: Date },
): GroupRow {
  const { name, deliveryAddress, deliveryMethodId, desiredDeliveryDate, shippingInstructions } = input;
  return {
    ...group,
    ...(name !== undefined && { name: name.trim() }),
    ...(deliveryAddress !== undefined && { address: readAddressInput(deliveryAddress, options) }),
    ...(deliveryMethodId !== undefined && { deliveryMethodId: orNull(deliveryMethodId) }),
    ...(desiredDeliveryDate !== undefined && { desiredDeliveryDate: readDay(desiredDeliveryDate, now) }),
    ...(shippingInstructions !== undefined && { shippingInstructions: orNull(shippingInstructions) }),
  };
}
