import { type AddressMember, type AddressPrefix, addressField } from '../../../address/postal-address.ts';

const members: readonly AddressMember[] = [
  'name',
  'companyName',
  'street',
  'city',
  'postalCode',
  'region',
  'country',
  'phoneNumber',
];

/** The control of a member that the server names, such as `deliveryAddress.postalCode`. */
export function addressFieldOf(prefix: AddressPrefix, named: readonly string[]): string | undefined {
  const last = named.map((path) => path.split('.').at(-1));
  if (prefix === '' && last.includes('email')) return 'email';
  const member = members.find((one) => last.includes(one));
  return member && addressField(prefix, member);
}
