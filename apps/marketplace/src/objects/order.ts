import { OrderSummary } from '@relab/commerce';
import { extendObject } from '@relab/records/objects';
import { orderDe } from './order.de.ts';

/** An order with its cases. */
export const order = extendObject(OrderSummary, {
  relatedLists: {
    Cases__r: {
      label: 'Cases',
      columns: ['CaseNumber', 'Subject', 'Reason__c', 'Status', 'CreatedDate'],
      sortBy: ['-CreatedDate'],
    },
  },
  actions: {
    NewReturn: {
      label: 'New Return',
      type: 'Create',
      target: 'Case',
      recordType: 'Return',
      parentField: 'Order__c',
      items: ['Subject', 'Reason__c', 'Description'],
      defaults: { Subject: 'Return of {OrderNumber}', AccountId: '{AccountId}', Origin: 'Phone' },
      when: `ISPICKVAL(Status, 'Shipped') || ISPICKVAL(Status, 'Fulfilled')`,
      availableTo: ['clerk'],
    },
    NewComplaint: {
      label: 'New Complaint',
      type: 'Create',
      target: 'Case',
      recordType: 'Complaint',
      parentField: 'Order__c',
      items: ['Subject', 'Reason__c', 'Description'],
      defaults: { Subject: 'Complaint about {OrderNumber}', AccountId: '{AccountId}', Origin: 'Phone' },
      availableTo: ['clerk'],
    },
  },
  translations: { de: orderDe },
});
