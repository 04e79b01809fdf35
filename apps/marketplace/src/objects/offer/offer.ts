import {
  autoNumber,
  boolean,
  currency,
  date,
  defineObject,
  formula,
  fullAccess,
  longText,
  number,
  type PicklistValue,
  picklist,
  reference,
  text,
} from '@relab/records/objects';
import { conditions } from '@relab/storefront/conditions';
import { catalogue } from '../../demo/catalogue.ts';
import { byClerks, calculatedInside, insideOnly, ownedBy } from '../access-scopes.ts';
import { unitFacts } from '../unit-facts.ts';
import { offerDe } from './offer.de.ts';
import { offerActions } from './offer-actions.ts';
import { offerLayouts, offerPath } from './offer-layouts.ts';
import { offerListViews } from './offer-list-views.ts';
import { offerValidationRules } from './offer-validation-rules.ts';

const stage = <const Value extends string>(
  value: Value,
  probability: number,
  end?: 'won' | 'lost',
): PicklistValue<Value> => ({
  value,
  label: value,
  attributes: {
    picklistAtrributesValueType: 'OpportunityStage',
    closed: end !== undefined,
    defaultProbability: probability,
    forecastCategoryName: end === undefined ? 'Pipeline' : end === 'won' ? 'Closed' : 'Omitted',
    won: end === 'won',
  },
});

const ofAccount = { field: 'Account__c', is: 'account' } as const;
const mine = [ownedBy, ofAccount] as const;

/** Equipment that a seller offers us. What they want for it is theirs to say; what we think of it stays with us. */
export const offer = defineObject({
  apiName: 'Offer__c',
  label: 'Offer',
  labelPlural: 'Offers',
  keyPrefix: 'a02',
  nameField: 'Name',
  color: '#FCB95B',
  owned: true,
  hasUserQuota: true,
  fields: {
    Name: text({ label: 'Equipment', required: true, indexed: true }),
    Number__c: autoNumber({ label: 'Offer Number', prefix: 'OF-', digits: 5 }),
    Account__c: reference({ label: 'Seller', to: 'Account' }),
    Contact__c: reference({
      label: 'Contact',
      to: 'Contact',
      lookupFilter: { field: 'AccountId', equals: 'Account__c' },
    }),
    Lead__c: reference({ label: 'Lead', to: 'Lead' }),
    Listing__c: reference({ label: 'Listing', to: 'Product2', ...byClerks }),
    Manufacturer__c: reference({ label: 'Manufacturer', to: 'Manufacturer__c' }),
    Model__c: text({ label: 'Model', length: 120 }),
    Year__c: number({ label: 'Year', precision: 4 }),
    Condition__c: picklist({
      label: 'Condition',
      values: conditions.map(({ apiName, label }) => ({ value: apiName, label })),
    }),
    Location__c: text({ label: 'Stands in', length: 120 }),
    Quantity__c: number({ label: 'Quantity', precision: 5, default: 1, required: true }),
    SerialNumber__c: text({ label: 'Serial Number', length: 80, help: 'As it stands on the type plate.' }),
    ...unitFacts,
    Accessories__c: longText({ label: 'Accessories', help: 'One in a line.' }),
    Faults__c: longText({ label: 'Known Faults' }),
    Tests__c: longText({
      label: 'Tests',
      help: 'What was tested and how it came out, one in a line: Speed: 4,000 rpm',
      ...byClerks,
    }),
    Description__c: longText({ label: 'Description' }),
    Category__c: picklist({
      label: 'Category',
      values: catalogue.leafCategories.map(({ urlName, name }) => ({ value: urlName, label: name })),
      ...byClerks,
    }),
    Type__c: text({ label: 'Type', length: 120, help: 'Such as Refrigerated centrifuge.', ...byClerks }),
    Shipping__c: picklist({ label: 'Shipping', values: ['parcel', 'pallet', 'rigging'], ...byClerks }),
    Weight_kg__c: number({ label: 'Weight (kg)', precision: 10, scale: 2 }),
    ListingPrice__c: currency({ label: 'Price of the Listing', help: 'Net, for one unit.', ...byClerks }),
    ListIt__c: boolean({ label: 'To Be Listed', help: 'The listing is being made.', ...byClerks }),
    ListingProblem__c: longText({
      label: 'Why It Is Not Listed',
      help: 'What is missing, since the last time a listing was asked for.',
      createable: false,
      updateable: false,
      ...calculatedInside,
    }),
    Stage__c: picklist({
      label: 'Stage',
      values: [
        stage('Submitted', 10),
        stage('Inspection', 30),
        stage('Price Proposed', 60),
        stage('Accepted', 90),
        stage('Listed', 100, 'won'),
        stage('Rejected', 0, 'lost'),
        stage('Withdrawn', 0, 'lost'),
      ],
      default: 'Submitted',
      required: true,
      ...byClerks,
    }),
    IsWithdrawn__c: boolean({
      label: 'No Longer Offered',
      help: 'The seller keeps it, or sold it elsewhere.',
    }),
    ExpectedBy__c: date({ label: 'To Go by', help: 'The day by which it must have left.' }),
    AskingPrice__c: currency({ label: 'Asking Price' }),
    FloorPrice__c: currency({
      label: 'Floor Price',
      help: 'The least the seller takes.',
      readableBy: ['seller', 'clerk'],
    }),
    ProposedPrice__c: currency({ label: 'Our Price', ...byClerks }),
    RejectReason__c: text({ label: 'Why Not', ...byClerks }),
    ResalePrice__c: currency({ label: 'Expected Resale Price', ...insideOnly }),
    RefurbishmentCost__c: currency({ label: 'Refurbishment Cost', ...insideOnly }),
    InternalNote__c: longText({ label: 'Internal Note', ...insideOnly }),
    Margin__c: formula({
      label: 'Margin',
      returns: 'currency',
      formula:
        'ResalePrice__c - BLANKVALUE(RefurbishmentCost__c, 0) - BLANKVALUE(ProposedPrice__c, AskingPrice__c)',
      ...calculatedInside,
    }),
    MarginPercent__c: formula({
      label: 'Margin (%)',
      returns: 'percent',
      formula: 'IF(ResalePrice__c > 0, ROUND(Margin__c / ResalePrice__c, 3), NULL)',
      ...calculatedInside,
    }),
    IsClosed__c: formula({
      label: 'Closed',
      returns: 'boolean',
      formula: `ISPICKVAL(Stage__c, 'Listed') || ISPICKVAL(Stage__c, 'Rejected') || ISPICKVAL(Stage__c, 'Withdrawn')`,
    }),
  },
  recordTypes: {
    Purchase: { label: 'We Buy It', default: true },
    Consignment: { label: 'We Sell It for the Owner' },
  },
  layouts: offerLayouts,
  path: offerPath,
  listViews: offerListViews,
  actions: offerActions,
  validationRules: offerValidationRules,
  search: {
    fields: ['Name', 'Number__c', 'Model__c'],
    columns: ['Name', 'Number__c', 'Stage__c', 'AskingPrice__c'],
    filters: ['Stage__c', 'Condition__c', 'AskingPrice__c'],
  },
  permissions: { seller: { read: mine, create: true, update: mine }, clerk: fullAccess },
  translations: { de: offerDe },
});
