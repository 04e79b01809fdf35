/** How many of something there are, whatever the number of listings. */
export const accountCount = 1_000;
export const modelCount = 500;

const digits = (number: number, length: number): string => String(number).padStart(length, '0');

/** Ids of digits alone have a checksum of three As. */
export const listingId = (number: number): string => `01t${digits(number, 12)}AAA`;
export const accountId = (number: number): string => `001${digits(number, 12)}AAA`;

export const skuOf = (number: number): string => `BN-${digits(number, 9)}`;
export const modelOf = (number: number): string => `Model ${digits(number % modelCount, 4)}`;

/** The n-th number out of 1 … rows, far from the one before. */
export const scattered = (turn: number, rows: number): number => ((turn * 7_919) % rows) + 1;

/** What a record is read with: eight fields, and the name of the account that one of its references leads to. */
export const readFields = [
  { api: 'Name', column: 'name' },
  { api: 'StockKeepingUnit', column: 'stock_keeping_unit' },
  { api: 'Manufacturer__c', column: 'manufacturer' },
  { api: 'Model__c', column: 'model' },
  { api: 'Condition__c', column: 'condition' },
  { api: 'Year__c', column: 'year' },
  { api: 'Weight_kg__c', column: 'weight_kg' },
  { api: 'Listed_Date__c', column: 'listed_date' },
] as const;

/** The columns of a list. */
export const listFields = [
  { api: 'Name', column: 'name' },
  { api: 'StockKeepingUnit', column: 'stock_keeping_unit' },
  { api: 'Condition__c', column: 'condition' },
  { api: 'Year__c', column: 'year' },
  { api: 'Location_City__c', column: 'location_city' },
] as const;

/** Where new rows begin, to distinguish them from existing ones. */
export const newSku = 'NEW-';

/** A listing that is created: both names of each field, and its value. */
export function newListing(unique: string, number: number): readonly (readonly [string, string, unknown])[] {
  return [
    ['Name', 'name', `New listing ${unique}`],
    ['StockKeepingUnit', 'stock_keeping_unit', `${newSku}${unique}`],
    ['Manufacturer__c', 'manufacturer', 'Aurora'],
    ['Model__c', 'model', modelOf(number)],
    ['Type__c', 'type', 'Centrifuge'],
    ['Condition__c', 'condition', 'UsedTestedWorking'],
    ['Year__c', 'year', 2000 + (number % 25)],
    ['Location_City__c', 'location_city', 'Bremen'],
    ['Shipping__c', 'shipping', 'parcel'],
    ['Consignor__c', 'consignor', accountId((number % accountCount) + 1)],
  ];
}
