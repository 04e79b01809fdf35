const parts = {
  Street: 'Straße',
  City: 'Ort',
  State: 'Bundesland/Region',
  PostalCode: 'Postleitzahl',
  Country: 'Land',
} as const;

type Named<Prefix extends string> = {
  readonly [Part in keyof typeof parts | 'Address' as `${Prefix}${Part}`]: string;
};

/** The fields of `address(prefix)`: `addressTexts('Billing', 'Rechnungsadresse')`. */
export const addressTexts = <Prefix extends string>(prefix: Prefix, label: string): Named<Prefix> =>
  Object.fromEntries([
    ...Object.entries(parts).map(([part, text]) => [`${prefix}${part}`, `${label}: ${text}`]),
    [`${prefix}Address`, label],
  ]) as Named<Prefix>;
