import { product2 } from '@relab/commerce';
import {
  boolean,
  currency,
  date,
  dateTime,
  extendObject,
  formula,
  fullAccess,
  longText,
  multiPicklist,
  number,
  picklist,
  reference,
  rollup,
  text,
} from '@relab/records/objects';
import { conditions } from '@relab/storefront/conditions';
import { specialHandling } from '../../listing/special-handling.ts';
import { byClerks, calculatedInside, insideOnly, ownedBy } from '../access-scopes.ts';
import { equipmentDe } from './equipment.de.ts';
import { equipmentActions } from './equipment-actions.ts';
import { equipmentLayouts } from './equipment-layouts.ts';
import { equipmentListViews, equipmentRelatedLists } from './equipment-lists.ts';

const ofSeller = { field: 'Seller__c', is: 'account' } as const;
const mine = [ownedBy, ofSeller] as const;

/** A product as this marketplace lists it: one unit, or a lot of alike ones, with its seller's description. */
export const equipment = extendObject(product2, {
  label: 'Listing',
  labelPlural: 'Listings',
  owned: true,
  fields: {
    IsActive: boolean({
      label: 'Active',
      help: 'Shown in the shop. Clerks decide when.',
      default: false,
      ...byClerks,
    }),
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
    Key_Facts__c: longText({
      label: 'Deciding Facts',
      help: 'A JSON list of { name, value, unit }.',
      ...byClerks,
    }),
    Facts__c: longText({ label: 'Facts', help: 'A JSON list of { name, value, unit }.', ...byClerks }),
    Included__c: longText({ label: 'Included', help: 'A JSON list of texts.', ...byClerks }),
    Missing__c: longText({ label: 'Missing', help: 'A JSON list of texts.', ...byClerks }),
    Tests__c: longText({ label: 'Tests', help: 'A JSON list of { what, result }.', ...byClerks }),
    Tested_By__c: text({ label: 'Tested By', length: 120 }),
    Warranty_Months__c: number({ label: 'Warranty (months)', precision: 3 }),
    Warranty__c: longText({ label: 'Warranty' }),
    Shipping__c: picklist({ label: 'Shipping', values: ['parcel', 'pallet', 'rigging'], required: true }),
    Shipping_Note__c: longText({ label: 'Shipping Note' }),
    Special_Handling__c: multiPicklist({
      label: 'Special Handling',
      help: 'What its transport needs besides, and costs: not every carrier does it everywhere.',
      values: Object.entries(specialHandling).map(([value, label]) => ({ value, label })),
    }),
    Seller_Name__c: text({ label: 'Seller', length: 120 }),
    Seller_City__c: text({ label: 'Seller City', length: 80 }),
    Seller_Country__c: text({ label: 'Seller Country', length: 2 }),
    Seller_Since__c: number({ label: 'Seller Since', precision: 4 }),
    Seller_Note__c: longText({ label: 'About the Seller' }),
    Listed_Date__c: date({ label: 'Listed' }),
    Offered_Since__c: dateTime({
      label: 'Offered Since',
      help: 'When a draft was published for the first time. Empty where it was offered as soon as it was made.',
      createable: false,
      updateable: false,
    }),
    Seller__c: reference({ label: 'Seller Account', to: 'Account', childRelationshipName: 'Listings__r' }),
    /** Follows the name of the manufacturer: see `manufacturer.ts`. */
    Maker__c: reference({
      label: 'Manufacturer Record',
      to: 'Manufacturer__c',
      childRelationshipName: 'Listings__r',
      createable: false,
      updateable: false,
    }),
    Price__c: rollup({
      label: 'Price',
      object: 'PricebookEntry',
      by: 'Product2Id',
      calculates: 'min',
      field: 'UnitPrice',
      returns: 'currency',
      // Prices of single groups of buyers are nobody else's to see, nor is one that a policy keeps back.
      where: 'IsPublic && Product2.Policies_Without_Price__c = 0',
    }),
    /** Also where a policy keeps it back: what we reckon with. */
    Standard_Price__c: rollup({
      label: 'Standard Price',
      object: 'PricebookEntry',
      by: 'Product2Id',
      calculates: 'min',
      field: 'UnitPrice',
      returns: 'currency',
      where: 'IsPublic',
      ...calculatedInside,
    }),
    Cost_Price__c: currency({ label: 'Cost Price', ...insideOnly }),
    // Sellers tell theirs in their offer: here it would stand open to all other sellers.
    Floor_Price__c: currency({ label: 'Floor Price', ...insideOnly }),
    Internal_Note__c: longText({ label: 'Internal Note', ...insideOnly }),
    Margin__c: formula({
      label: 'Margin',
      returns: 'currency',
      formula: 'Standard_Price__c - Cost_Price__c',
      ...calculatedInside,
    }),
    Days_Listed__c: formula({
      label: 'Days Listed',
      returns: 'number',
      scale: 0,
      formula: 'TODAY() - Listed_Date__c',
    }),
    Policies__c: rollup({
      label: 'Entitlement Policies',
      help: 'Active ones: with any, only the accounts of their groups see the listing.',
      object: 'CommerceEntitlementProduct',
      by: 'ProductId',
      calculates: 'count',
      where: 'Policy.IsActive',
      ...calculatedInside,
    }),
    Policies_Without_Price__c: rollup({
      label: 'Entitlement Policies Without a Price',
      object: 'CommerceEntitlementProduct',
      by: 'ProductId',
      calculates: 'count',
      where: 'Policy.IsActive && NOT(Policy.CanViewPrice)',
      ...calculatedInside,
    }),
    Quote_Requests__c: rollup({
      label: 'Quote Requests',
      object: 'QuoteRequest__c',
      by: 'Listing__c',
      calculates: 'count',
      ...calculatedInside,
    }),
  },
  listViews: equipmentListViews,
  layouts: equipmentLayouts,
  relatedLists: equipmentRelatedLists,
  actions: equipmentActions,
  search: {
    fields: ['Name', 'StockKeepingUnit', 'Manufacturer__c', 'Model__c', 'Type__c'],
    columns: ['Name', 'StockKeepingUnit', 'Manufacturer__c', 'Condition__c', 'Year__c'],
    filters: ['Manufacturer__c', 'Condition__c', 'Year__c', 'Location_Country__c'],
  },
  permissions: {
    seller: { read: mine, create: true, update: mine },
    clerk: fullAccess,
  },
  translations: { de: equipmentDe },
});
