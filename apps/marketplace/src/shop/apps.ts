import type { App, QuickAction } from '@relab/server/objects';

/** What can be begun from anywhere. */
export const globalActions: Readonly<Record<string, QuickAction>> = {
  LogACall: {
    label: 'Log a Call',
    type: 'LogACall',
    places: ['Subject', 'Description', 'WhoId', 'WhatId'],
    successMessage: 'The call is logged.',
  },
  NewTask: {
    label: 'New Task',
    type: 'Create',
    target: 'Task',
    places: ['Subject', 'ActivityDate', 'Priority', 'WhatId', 'OwnerId'],
  },
  NewEvent: {
    label: 'New Event',
    type: 'Create',
    target: 'Event',
    places: ['Subject', 'StartDateTime', 'EndDateTime', 'Location', 'WhatId'],
  },
  NewCase: {
    label: 'New Case',
    type: 'Create',
    target: 'Case',
    places: ['Subject', 'Description', 'Reason__c', 'AccountId', 'ContactId'],
  },
  NewLead: {
    label: 'New Lead',
    type: 'Create',
    target: 'Lead',
    places: ['FirstName', 'LastName', 'Company', 'Email', 'Phone', 'LeadSource', 'Description'],
  },
  NewAccount: {
    label: 'New Account',
    type: 'Create',
    target: 'Account',
    places: ['Name', 'Phone', 'Website', 'BillingCity', 'BillingCountry'],
  },
  NewContact: {
    label: 'New Contact',
    type: 'Create',
    target: 'Contact',
    places: ['FirstName', 'LastName', 'AccountId', 'Email', 'Phone'],
  },
  NewOffer: {
    label: 'Offer Equipment',
    type: 'Create',
    target: 'Offer__c',
    places: [
      'Name',
      'Manufacturer__c',
      'Model__c',
      'Year__c',
      'Condition__c',
      'Location__c',
      'AskingPrice__c',
      'FloorPrice__c',
    ],
    successMessage: 'We look at it and propose a price.',
  },
};

/** A set of tabs for each kind of work. */
export const apps: Readonly<Record<string, App>> = {
  Sales: {
    label: 'Sales',
    description: 'Leads, offers and quotes',
    objects: [
      'Lead',
      'Account',
      'Contact',
      'Offer__c',
      'QuoteRequest__c',
      'OrderSummary',
      'Campaign',
      'Task',
      'Event',
    ],
    color: '#0176D3',
    availableTo: ['clerk'],
  },
  Service: {
    label: 'Service',
    description: 'Questions, returns and complaints',
    objects: ['Case', 'Account', 'Contact', 'OrderSummary', 'Shipment', 'Task', 'Event'],
    color: '#BA0517',
    availableTo: ['clerk'],
  },
  Catalogue: {
    label: 'Catalogue',
    description: 'Listings, prices and promotions',
    objects: [
      'Product2',
      'Manufacturer__c',
      'ProductCategory',
      'PricebookEntry',
      'ProductMedia',
      'ContentDocument',
      'Promotion',
      'Coupon',
    ],
    color: '#396547',
    availableTo: ['clerk'],
  },
  Selling: {
    label: 'Selling',
    description: 'Your listings, your offers, and what buyers ask',
    objects: ['Offer__c', 'Product2', 'QuoteRequest__c', 'Task'],
    color: '#DD7A01',
    availableTo: ['seller'],
  },
  Purchasing: {
    label: 'Purchasing',
    description: 'Your orders, quotes and questions',
    objects: ['OrderSummary', 'Shipment', 'QuoteRequest__c', 'Case', 'Account', 'Contact'],
    color: '#0B827C',
    availableTo: ['buyer', 'buyer manager'],
  },
  Administration: {
    label: 'Administration',
    description: 'People, and what the shop keeps by itself',
    objects: [
      'User',
      'Account',
      'WebStore',
      'WebCart',
      'CartItem',
      'CartCheckout',
      'CartCoupon',
      'ProductCategoryProduct',
    ],
    color: '#444444',
    availableTo: ['administrator'],
  },
};
