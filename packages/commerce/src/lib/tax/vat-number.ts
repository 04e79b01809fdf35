import { checkVAT, countries } from 'jsvat';

const union = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');

/** The member states of the European Union, each with the form and the check digits of its VAT numbers. */
const memberStates = countries.filter(({ codes }) => union.includes(codes[0] ?? ''));

export interface VatNumber {
  /** Without spaces, dots and hyphens, in capitals: `DE123456789`. */
  readonly number: string;
  /** Two-letter code of the member state as addresses have it (Greece: GR). */
  readonly country: string;
}

/**
 * Reads a VAT number; null where it has not the form of a member state, or its check digits are wrong. Whether it is in use is
 * not checked here. Greece writes EL, and GR in addresses only.
 */
export function parseVatNumber(text: string): VatNumber | null {
  const number = text.toUpperCase().replaceAll(/[\s.-]/g, '');
  if (!/^[A-Z]{2}[A-Z0-9+*]{4,13}$/.test(number) || number.startsWith('GR')) return null;
  const { isValid } = checkVAT(number, memberStates);
  if (!isValid) return null;
  const prefix = number.slice(0, 2);
  return { number, country: prefix === 'EL' ? 'GR' : prefix };
}
