import type { OrgObjects } from './org.fixture.ts';

const plain = {};

/** Some objects of a sales org: a roll-up on Account, a formula on Contact that looks at its account. */
export const salesObjects: OrgObjects = {
  User: { keyPrefix: '005', fields: { Name: plain, Alias: plain } },
  Account: {
    keyPrefix: '001',
    fields: {
      Name: plain,
      Industry: plain,
      Rating: plain,
      Phone: plain,
      OwnerId: { refersTo: 'User' },
      RecordTypeId: plain,
      ContactCount__c: { counts: { child: 'Contact', reference: 'AccountId' } },
    },
    relatedLists: {
      Contacts: { child: 'Contact', reference: 'AccountId' },
      Cases: { child: 'Case', reference: 'AccountId' },
      Projects__r: { child: 'Project__c', reference: 'Account__c' },
    },
  },
  Contact: {
    keyPrefix: '003',
    fields: {
      Name: plain,
      Email: plain,
      Title: plain,
      AccountId: { refersTo: 'Account' },
      OwnerId: { refersTo: 'User' },
      Branch__c: { formula: (look) => `${look('Account.Industry')} / ${look('Title')}` },
    },
    relatedLists: { Cases: { child: 'Case', reference: 'ContactId' } },
  },
  Case: {
    keyPrefix: '500',
    fields: {
      Name: plain,
      Subject: plain,
      Status: plain,
      AccountId: { refersTo: 'Account' },
      ContactId: { refersTo: 'Contact' },
      OwnerId: { refersTo: 'User' },
    },
  },
  Project__c: {
    keyPrefix: 'a00',
    fields: { Name: plain, Stage__c: plain, Account__c: { refersTo: 'Account' } },
  },
};

export const buyerRecordType = '012000000000007AAA';
