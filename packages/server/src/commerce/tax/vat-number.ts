/** The forms of VAT numbers in the European Union, after the two letters of the member state (Greece: EL). */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

export interface VatNumber {
  /** Without spaces, dots and hyphens, in capitals: `DE123456789`. */
  readonly number: string;
  /** Two-letter code of the member state as addresses have it (Greece: GR). */
  readonly country: string;
}

/** Reads a VAT number by its form; null where it has none of a member state. Whether it is in use is not known here. */
export function parseVatNumber(text: string): VatNumber | null {
  const number = text.toUpperCase().replaceAll(/[\s.-]/g, '');
  const prefix = number.slice(0, 2);
  const form = Object.hasOwn(forms, prefix) ? forms[prefix] : undefined;
  if (!form?.test(number.slice(2))) return null;
  return { number, country: prefix === 'EL' ? 'GR' : prefix };
}
