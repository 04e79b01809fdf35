import { Case, Lead } from '@relab/server/crm';
import { extendObject, number, picklist, text } from '@relab/server/objects';
import { conditions } from '../catalogue/index.ts';

/** Somebody who wants to sell, with what they have: the sell form makes one. */
export const lead = extendObject(Lead, {
  fields: {
    Manufacturer__c: text({ label: 'Manufacturer', length: 80 }),
    Model__c: text({ label: 'Model', length: 120 }),
    Year__c: number({ label: 'Year', precision: 4 }),
    Condition__c: picklist({
      label: 'Condition',
      values: conditions.map(({ apiName, label }) => ({ value: apiName, label })),
    }),
    Location__c: text({ label: 'Stands in', length: 120 }),
  },
});

/** A question: the contact form makes one. */
export const inquiry = Case;
