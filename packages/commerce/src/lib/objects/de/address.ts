const parts = {
  Name: 'Name',
  CompanyName: 'Firma',
  Street: 'Straße',
  City: 'Ort',
  PostalCode: 'Postleitzahl',
  Region: 'Region',
  Country: 'Land',
  PhoneNumber: 'Telefon',
} as const;

type Named<Prefix extends string> = {
  readonly [Part in keyof typeof parts | 'Address' as `${Prefix}${Part}`]: string;
};

/** The fields of `addressFields(prefix)`: `addressTexts('ShipTo', 'Lieferung an')`. */
export const addressTexts = <Prefix extends string>(prefix: Prefix, label: string): Named<Prefix> =>
  Object.fromEntries([
    ...Object.entries(parts).map(([part, text]) => [`${prefix}${part}`, `${label}: ${text}`]),
    [`${prefix}Address`, `${label}: Anschrift`],
  ]) as Named<Prefix>;
