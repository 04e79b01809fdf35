import {
  austria,
  belgium,
  bulgaria,
  type Country,
  checkVAT,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
} from 'jsvat';

/** The member states of the European Union, each with the form and the check digits of its VAT numbers. */
const memberStates: readonly Country[] = [
  austria,
  belgium,
  bulgaria,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
];

export interface VatNumber {
  /** Without spaces, dots and hyphens, in capitals: `DE123456789`. */
  readonly number: string;
  /** Two-letter code of the member state as addresses have it (Greece: GR). */
  readonly country: string;
}

/**
 * Reads a VAT number; null where it has not the form of a member state, or its check digits are wrong. Whether it is in use is
 * not known here. Greece writes EL, and GR in addresses only.
 */
export function parseVatNumber(text: string): VatNumber | null {
  const number = text.toUpperCase().replaceAll(/[\s.-]/g, '');
  if (!/^[A-Z]{2}[A-Z0-9+*]{4,13}$/.test(number) || number.startsWith('GR')) return null;
  const { isValid } = checkVAT(number, memberStates);
  if (!isValid) return null;
  const prefix = number.slice(0, 2);
  return { number, country: prefix === 'EL' ? 'GR' : prefix };
}
