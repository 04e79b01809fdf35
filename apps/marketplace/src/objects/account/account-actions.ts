import type { QuickAction } from '@relab/records/objects';

/** What a clerk does from an account. */
export const accountActions: Readonly<Record<string, QuickAction>> = {
  NewCase: {
    label: 'New Case',
    type: 'Create',
    target: 'Case',
    parentField: 'AccountId',
    items: ['Subject', 'Description', 'Priority', 'ContactId'],
    defaults: { Origin: 'Phone' },
  },
  NewOffer: {
    label: 'New Offer',
    type: 'Create',
    target: 'Offer__c',
    parentField: 'Account__c',
    items: ['Name', 'Manufacturer__c', 'Model__c', 'Condition__c', 'AskingPrice__c'],
  },
  NewTask: {
    label: 'New Task',
    type: 'Create',
    target: 'Task',
    parentField: 'AccountId',
    items: ['Subject', 'ActivityDate', 'Priority', 'OwnerId'],
    defaults: { WhatId: '{Id}' },
  },
  LogACall: { label: 'Log a Call', type: 'LogACall', items: ['Subject', 'Description', 'WhoId'] },
};
