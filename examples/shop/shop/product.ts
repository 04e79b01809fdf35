import { product2 } from '@relab/commerce';
import { extendObject, number, picklist, text } from '@relab/records/objects';

/** What a product of this shop has beside name, number, price and stock. Add a field and start again: its column is there. */
export const product = extendObject(product2, {
  fields: {
    Material__c: picklist({ label: 'Material', values: ['Glass', 'Plastic', 'Steel'] }),
    Volume__c: number({ label: 'Volume in ml', precision: 6 }),
    Weight__c: number({ label: 'Weight in kg', precision: 10, scale: 2 }),
    Shipping__c: text({ label: 'Shipping' }),
    Picture__c: text({ label: 'Picture' }),
  },
});
