/** What a page of the workload holds. Sizes are numbers of records. */
export interface PageOptions {
  readonly size: number;
  /** The number of the page's first record. */
  readonly first?: number;
  /** How many owners the records share, each to one. */
  readonly owners?: number;
  /** How many makers the records share, each to one. */
  readonly makers?: number;
  /** By how many seconds its records, and what they link to, are newer: other versions and checksums of equal values. */
  readonly newer?: number;
}

export interface TextValue {
  readonly displayValue: string | null;
  readonly value: string | number | boolean | null;
}

/** What every record has beside its fields, in either form. */
export interface Envelope {
  readonly apiName: string;
  readonly eTag: string;
  readonly id: string;
  readonly lastModifiedById: string;
  readonly lastModifiedDate: string;
  readonly recordTypeId: string | null;
  readonly systemModstamp: string;
  readonly weakEtag: number;
}

/** Fields of an item, beside its two links. */
export const itemFields = [
  'Id',
  'Name',
  'Category__c',
  'Condition__c',
  'CreatedDate',
  'Currency__c',
  'Description__c',
  'Height__c',
  'LastModifiedDate',
  'Location_City__c',
  'Location_Country__c',
  'Manual__c',
  'Model__c',
  'Price__c',
  'Serial_Number__c',
  'Status__c',
  'Tested__c',
  'Voltage__c',
  'Weight__c',
  'Year__c',
] as const;

/** Fields of an owner and of a maker. */
export const linkedFields = ['Id', 'Name', 'City__c', 'Phone__c'] as const;

/** The links of an item, and what they lead to. */
export const links = { Owner__r: 'Person__c', Maker__r: 'Company__c' } as const;

export type FieldName = (typeof itemFields)[number] | (typeof linkedFields)[number];

const conditions = ['New', 'Refurbished', 'Used, tested, working', 'For parts'];
const countries = ['Norway', 'Portugal', 'Ireland', 'Estonia', 'Slovenia'];

export const itemId = (number: number): string => `a01${String(number).padStart(12, '0')}AAA`;
export const ownerId = (number: number): string => `a02${String(number).padStart(12, '0')}AAA`;
export const makerId = (number: number): string => `a03${String(number).padStart(12, '0')}AAA`;

const text = (value: TextValue['value'], displayValue: string | null = null): TextValue => ({
  displayValue,
  value,
});

/** A version of 0 is the first; each next one is a second newer. */
export function envelope(apiName: string, id: string, version: number): Envelope {
  const at = new Date(1_772_442_930_000 + version * 1000);
  return {
    apiName,
    eTag: `${id.slice(3, 15)}${String(version).padStart(20, '0')}`,
    id,
    lastModifiedById: '005000000000001AAA',
    lastModifiedDate: at.toISOString(),
    recordTypeId: '012000000000000AAA',
    systemModstamp: at.toISOString(),
    weakEtag: at.getTime(),
  };
}

export function itemValues(number: number, name: string): Readonly<Record<string, TextValue>> {
  const [condition, country] = [conditions[number % 4] ?? '', countries[number % 5] ?? ''];
  const price = 900 + (number % 700) * 25;
  const day = `2026-0${1 + (number % 9)}-1${number % 10}`;
  return {
    Id: text(itemId(number)),
    Name: text(name),
    Category__c: text(`category-${number % 30}`, `Category ${number % 30}`),
    Condition__c: text(condition, condition),
    CreatedDate: text(`${day}T08:00:00.000Z`, `${day} 08:00`),
    Currency__c: text('EUR', 'Euro'),
    Description__c: text(`Bench instrument number ${number}, complete, with its accessories and leads.`),
    Height__c: text(20 + (number % 80), `${20 + (number % 80)} cm`),
    LastModifiedDate: text(`${day}T09:30:00.000Z`, `${day} 09:30`),
    Location_City__c: text(`City ${number % 200}`),
    Location_Country__c: text(country, country),
    Manual__c: text(null),
    Model__c: text(`M-${number % 400}`),
    Price__c: text(price, `€${price}.00`),
    Serial_Number__c: text(`SN-${number}`),
    Status__c: text('Listed', 'Listed'),
    Tested__c: text(number % 2 === 0),
    Voltage__c: text(230, '230 V'),
    Weight__c: text(5 + (number % 60), `${5 + (number % 60)} kg`),
    Year__c: text(2001 + (number % 24), `${2001 + (number % 24)}`),
  };
}

export function linkedValues(id: string, name: string): Readonly<Record<string, TextValue>> {
  return {
    Id: text(id),
    Name: text(name),
    City__c: text(`City ${id.slice(-6, -3)}`),
    Phone__c: text(`+353 1 ${id.slice(-9, -3)}`),
  };
}
