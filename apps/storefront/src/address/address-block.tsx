import type { CheckoutAddress } from '@relab/contract/commerce';
import type { ReactNode } from 'react';
import css from './address-block.module.css';
import { countryName } from './location.ts';

/** An address as it stands on a label, the country last. */
export function AddressBlock({ address }: { readonly address: CheckoutAddress }): ReactNode {
  const { name, companyName, street, postalCode, city, region, country, phoneNumber } = address;
  const lines = [companyName, name, street, `${postalCode} ${city}`, region, countryName(country)];
  return (
    <address className={css.address}>
      {lines.map((line) => line && <span key={line}>{line}</span>)}
      {phoneNumber && <span className={css.phone}>{phoneNumber}</span>}
    </address>
  );
}
