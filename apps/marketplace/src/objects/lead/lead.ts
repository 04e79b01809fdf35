import {
  currency,
  date,
  extendObject,
  formula,
  fullAccess,
  Lead,
  longText,
  number,
  picklist,
  requestLanguage,
  text,
} from '@relab/records/objects';
import { conditions } from '@relab/storefront/conditions';
import { byClerks, madeBy } from '../access-scopes.ts';
import { unitFacts } from '../unit-facts.ts';
import { leadDe } from './lead.de.ts';
import { leadActions } from './lead-actions.ts';
import { leadLayouts } from './lead-layouts.ts';
import { leadDuplicateRules, leadValidationRules } from './lead-rules.ts';

const condition = picklist({
  label: 'Condition',
  values: conditions.map(({ apiName, label }) => ({ value: apiName, label })),
});

/** What sellers think in; we buy and sell in euros. */
const askingCurrencies = ['EUR', 'USD', 'GBP', 'CHF'];

const ownInquiries = { read: madeBy, create: true } as const;

/** Somebody who wants to sell, with what they have: the sell form makes one. Or somebody who looks for something. */
export const lead = extendObject(Lead, {
  fields: {
    Manufacturer__c: text({ label: 'Manufacturer', length: 80 }),
    Model__c: text({ label: 'Model', length: 120 }),
    Year__c: number({ label: 'Year', precision: 4 }),
    Condition__c: condition,
    Location__c: text({ label: 'Stands in', length: 120 }),
    Quantity__c: number({ label: 'Quantity', precision: 5 }),
    SerialNumber__c: text({ label: 'Serial Number', length: 80, help: 'As it stands on the type plate.' }),
    Language__c: requestLanguage({
      label: 'Language',
      help: 'What mails about it are written in, as “de”; the shop’s own where empty.',
      ...byClerks,
    }),
    ...unitFacts,
    Accessories__c: longText({ label: 'Accessories', length: 4_000 }),
    Faults__c: longText({ label: 'Known Faults', length: 4_000 }),
    LeaveBy__c: date({ label: 'Must Leave by' }),
    AskingPrice__c: currency({ label: 'Asking Price', help: 'Net, for one unit.' }),
    AskingCurrency__c: picklist({ label: 'Currency of the Price', values: askingCurrencies }),
    /** What an offer takes over: offers are in euros. */
    AskingPriceInEuros__c: formula({
      label: 'Asking Price in Euros',
      returns: 'currency',
      formula: `IF(ISPICKVAL(AskingCurrency__c, 'EUR'), AskingPrice__c, NULL)`,
    }),
  },
  recordTypes: { Seller: { label: 'Seller', default: true }, Buyer: { label: 'Buyer' } },
  layouts: leadLayouts,
  listViews: {
    EquipmentOffered: {
      label: 'Equipment Offered',
      columns: ['Name', 'Manufacturer__c', 'Model__c', 'Year__c', 'Condition__c', 'Location__c', 'Status'],
      filters: [
        { field: 'Manufacturer__c', operator: 'notEqual', value: null },
        { field: 'Status', operator: 'equals', value: ['New', 'Working', 'Qualified'] },
      ],
      sortBy: ['-CreatedDate'],
      sharedWith: ['clerk'],
    },
  },
  relatedLists: {
    Offers__r: {
      label: 'Offers',
      columns: ['Name', 'Number__c', 'Stage__c', 'AskingPrice__c'],
      sortBy: ['-CreatedDate'],
    },
    CampaignMembers: { label: 'Campaigns', columns: ['Campaign.Name', 'Status'], sortBy: ['-CreatedDate'] },
  },
  actions: leadActions,
  validationRules: leadValidationRules,
  duplicateRules: leadDuplicateRules,
  permissions: {
    buyer: ownInquiries,
    'buyer manager': ownInquiries,
    seller: ownInquiries,
    clerk: fullAccess,
  },
  translations: { de: leadDe },
});
