import { product2 } from '@relab/server/commerce';
import { boolean, date, extendObject, longText, number, picklist, text } from '@relab/server/objects';
import { conditions } from '../catalogue/index.ts';

/** A product as this marketplace lists it: one unit, or a lot of alike ones, with all that its seller says of it. */
export const equipment = extendObject(product2, {
  label: 'Listing',
  labelPlural: 'Listings',
  fields: {
    Manufacturer__c: text({ label: 'Manufacturer', length: 80, required: true, indexed: true }),
    Model__c: text({ label: 'Model', length: 120, required: true }),
    Type__c: text({ label: 'Type', length: 120, required: true }),
    Condition__c: picklist({
      label: 'Condition',
      required: true,
      values: conditions.map(({ apiName, label }) => ({ value: apiName, label })),
    }),
    Condition_Note__c: longText({ label: 'Condition Note' }),
    Year__c: number({ label: 'Year', precision: 4 }),
    Location_Country__c: text({ label: 'Country', length: 2 }),
    Location_City__c: text({ label: 'City', length: 80 }),
    Weight_kg__c: number({ label: 'Weight (kg)', precision: 10, scale: 2 }),
    Weight_Is_Estimate__c: boolean({ label: 'Weight Is an Estimate' }),
    Dimensions__c: text({ label: 'Width × Depth × Height (mm)', length: 80 }),
    Key_Facts__c: longText({ label: 'Deciding Facts', help: 'A JSON list of { name, value, unit }.' }),
    Facts__c: longText({ label: 'Facts', help: 'A JSON list of { name, value, unit }.' }),
    Included__c: longText({ label: 'Included', help: 'A JSON list of texts.' }),
    Missing__c: longText({ label: 'Missing', help: 'A JSON list of texts.' }),
    Tests__c: longText({ label: 'Tests', help: 'A JSON list of { what, result }.' }),
    Tested_By__c: text({ label: 'Tested By', length: 120 }),
    Warranty_Months__c: number({ label: 'Warranty (months)', precision: 3 }),
    Warranty__c: longText({ label: 'Warranty' }),
    Shipping__c: picklist({ label: 'Shipping', values: ['parcel', 'pallet', 'rigging'], required: true }),
    Shipping_Note__c: longText({ label: 'Shipping Note' }),
    Seller_Name__c: text({ label: 'Seller', length: 120 }),
    Seller_City__c: text({ label: 'Seller City', length: 80 }),
    Seller_Country__c: text({ label: 'Seller Country', length: 2 }),
    Seller_Since__c: number({ label: 'Seller Since', precision: 4 }),
    Seller_Note__c: longText({ label: 'About the Seller' }),
    Listed_Date__c: date({ label: 'Listed' }),
  },
  listViews: {
    NewestListings: {
      label: 'Newest Listings',
      columns: ['Name', 'StockKeepingUnit', 'Condition__c', 'Year__c', 'Location_City__c', 'Listed_Date__c'],
      sortBy: ['-Listed_Date__c', 'Name'],
    },
    ForParts: {
      label: 'For Parts',
      columns: ['Name', 'StockKeepingUnit', 'Manufacturer__c', 'Condition_Note__c'],
      filters: [{ field: 'Condition__c', operator: 'equals', value: 'ForParts' }],
      sortBy: ['Name'],
    },
  },
});
