/** Another record of the demo data, or `owner`. */
export interface Reference {
  readonly object: string;
  readonly key: string;
}

export type FieldValue = string | number | boolean | null | Reference;

export type FieldValues = Readonly<Record<string, FieldValue>>;

/** A record to look at, without ids: they are made of its object and its key wherever it is put in. */
export interface DemoRecord {
  /** API name. */
  readonly object: string;
  /** Its own among the records of its object. */
  readonly key: string;
  /** Name of its record type, where its object has several. */
  readonly recordType?: string;
  /** Values by API name of the field. */
  readonly values: FieldValues;
}

/** Whoever runs the office: half of the records belong to them. */
export const owner: Reference = { object: 'User', key: 'owner' };

/** The account of a company of the catalogue that sells. */
export const sellerAccount = (sellerId: string): Reference => ({ object: 'Account', key: sellerId });

/** The manufacturer of this name. */
export const manufacturer = (name: string): Reference => ({ object: 'Manufacturer__c', key: name });
