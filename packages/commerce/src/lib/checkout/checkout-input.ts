import { type Address, type Checkout, type CheckoutAddress, isPostalCode } from '@relab/contract/commerce';
import { ApiError, badRequest, type Context } from '@relab/server/http';
import type { CommerceOptions } from '../options/options.ts';
import { parseVatNumber } from '../tax/vat-number.ts';
import { checkVatNumber } from '../tax/vat-number-check.ts';
import { findCheckout } from './checkout-row.ts';

export const textOrNull = (text: string | undefined): string | null =>
  text === undefined || text === '' ? null : text;

type Contact = Record<'firstName' | 'lastName' | 'phoneNumber', string | undefined> & {
  readonly email: string;
};

export const readContact = (
  contact: Partial<Contact> & Pick<Contact, 'email'>,
): NonNullable<Checkout['contactInfo']> => ({
  email: contact.email,
  firstName: textOrNull(contact.firstName),
  lastName: textOrNull(contact.lastName),
  phoneNumber: textOrNull(contact.phoneNumber),
});

/** An address; throws 400 for a postal code that its country does not have, which the carrier would not accept. */
export function readAddress(address: Address, member: 'billingAddress' | 'deliveryAddress'): CheckoutAddress {
  if (!isPostalCode(address.country, address.postalCode))
    throw badRequest('The postal code does not have the form of its country.', `${member}.postalCode`);
  return {
    name: address.name,
    companyName: textOrNull(address.companyName),
    street: address.street,
    city: address.city,
    postalCode: address.postalCode,
    region: textOrNull(address.region),
    country: address.country,
    phoneNumber: textOrNull(address.phoneNumber),
  };
}

export function readVatNumber(text: string | undefined): string | null {
  const input = textOrNull(text);
  if (input === null) return null;
  const vat = parseVatNumber(input);
  if (vat) return vat.number;
  const message =
    'This is not a valid VAT number of the European Union: it begins with two letters, such as DE123456788, and its check digits must fit.';
  throw badRequest(message, 'vatNumber');
}

/**
 * Asks the service of VAT numbers, where there is one: before the transaction, which must not wait for a network, and for
 * shoppers with a checkout only. A number that the service gives no result for is judged by its check digits.
 */
export async function assertVatNumberInUse(
  context: Context,
  { vatNumbers }: CommerceOptions,
  checkoutId: string,
  number: string,
): Promise<void> {
  if (!vatNumbers) return;
  await findCheckout(context, checkoutId);
  if ((await checkVatNumber(context, vatNumbers, number)) !== 'invalid') return;
  const message =
    'VIES, the service of the member states, states that this VAT number is not in use. Check it, or leave it out: then the order is taxed.';
  throw new ApiError('FIELD_INTEGRITY_EXCEPTION', message, { fields: ['vatNumber'] });
}
