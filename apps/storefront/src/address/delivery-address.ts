import type { DeliveryAddress } from '@relab/client/commerce';
import type { CheckoutAddress } from '@relab/contract/commerce';

/** The address of a delivery as it stands on a label. */
export function postalAddress(address: DeliveryAddress | null): CheckoutAddress | null {
  if (!address) return null;
  const { name, street, city, postalCode, country, companyName, region, phoneNumber } = address;
  return {
    name: name ?? '',
    // Without a name the institute stands in both members; once is enough.
    companyName: companyName === name ? null : companyName,
    street: street ?? '',
    city: city ?? '',
    postalCode: postalCode ?? '',
    region,
    country: country ?? '',
    phoneNumber,
  };
}
