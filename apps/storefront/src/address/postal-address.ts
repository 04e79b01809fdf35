import { type Address, type CheckoutAddress, isPostalCode } from '@relab/contract/commerce';
import type { Problem } from '@relab/pages';
import { type FieldRule, readFields, readText, withoutEmpty } from '../form/form-reading.ts';
import * as texts from './texts.ts';

export type AddressMember = keyof Address;

/** Delivery fields carry the members' own names; those of a second address on the page a prefix. */
export type AddressPrefix = '' | 'billing';

/** `postalCode`, or `billingPostalCode`. */
export function addressField(prefix: AddressPrefix, member: AddressMember): string {
  return prefix === '' ? member : prefix + member.charAt(0).toUpperCase() + member.slice(1);
}

function rulesOf(countries: readonly string[], country: string): Readonly<Record<AddressMember, FieldRule>> {
  return {
    name: { requiredMessage: texts.enterName, maxLength: 120 },
    companyName: { maxLength: 120 },
    street: { requiredMessage: texts.enterStreet, maxLength: 255 },
    postalCode: {
      requiredMessage: texts.enterPostalCode,
      maxLength: 20,
      accepts: (code) => isPostalCode(country, code),
      invalidMessage: texts.postalCodeError,
    },
    city: { requiredMessage: texts.enterCity, maxLength: 80 },
    region: { maxLength: 80 },
    country: {
      requiredMessage: texts.countryRequired,
      maxLength: 2,
      accepts: (code) => countries.includes(code),
      invalidMessage: texts.countryError,
    },
    phoneNumber: {
      maxLength: 40,
      accepts: (number) => /^[+()\d\s./-]+$/.test(number),
      invalidMessage: texts.telephoneError,
    },
  };
}

export interface ReadAddress {
  readonly address: Address;
  readonly problems: readonly Problem[];
}

/** Reads an address; `countries` are the codes that may be chosen. */
export function readAddress(
  form: FormData,
  prefix: AddressPrefix,
  countries: readonly string[],
): ReadAddress {
  const rules = Object.entries(rulesOf(countries, readText(form, addressField(prefix, 'country')))).map(
    ([member, rule]) => [addressField(prefix, member as AddressMember), rule],
  );
  const { values, problems } = readFields(form, Object.fromEntries(rules));
  const of = (member: AddressMember) => values[addressField(prefix, member)] ?? '';
  const needed = {
    name: of('name'),
    street: of('street'),
    city: of('city'),
    postalCode: of('postalCode'),
    country: of('country'),
  };
  const optional = withoutEmpty({
    companyName: of('companyName'),
    region: of('region'),
    phoneNumber: of('phoneNumber'),
  });
  return { address: { ...needed, ...optional }, problems };
}

/** What a field of an address starts with. */
export function addressValue(address: Partial<CheckoutAddress> | null, member: AddressMember): string {
  return address?.[member] ?? '';
}
