/** What postal codes look like, by country; spaces and hyphens within are free. A country that is missing takes any. */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^\d{4}$/,
  BE: /^\d{4}$/,
  BG: /^\d{4}$/,
  CH: /^\d{4}$/,
  CY: /^\d{4}$/,
  CZ: /^\d{5}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  EE: /^\d{5}$/,
  ES: /^\d{5}$/,
  FI: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
  GR: /^\d{5}$/,
  HR: /^\d{5}$/,
  HU: /^\d{4}$/,
  IE: /^[A-Z]\d[\dW][A-Z\d]{4}$/,
  IT: /^\d{5}$/,
  LI: /^\d{4}$/,
  LT: /^(LT)?\d{5}$/,
  LU: /^(L)?\d{4}$/,
  LV: /^(LV)?\d{4}$/,
  MT: /^[A-Z]{3}\d{4}$/,
  NL: /^\d{4}[A-Z]{2}$/,
  NO: /^\d{4}$/,
  PL: /^\d{5}$/,
  PT: /^\d{4}(\d{3})?$/,
  RO: /^\d{6}$/,
  SE: /^\d{5}$/,
  SI: /^\d{4}$/,
  SK: /^\d{5}$/,
  US: /^\d{5}(\d{4})?$/,
};

/** Whether a postal code has the form of its country's, a two-letter code as in addresses. */
export function isPostalCode(country: string, postalCode: string): boolean {
  const form = Object.hasOwn(forms, country) ? forms[country] : undefined;
  return form === undefined || form.test(postalCode.toUpperCase().replace(/[\s-]/g, ''));
}
