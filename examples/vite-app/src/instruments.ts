import { Instrument__c } from './records.ts';

/** What a row shows; the list and the forms share one description, so that they share one read. */
export const instrumentFields = [Instrument__c.Name, Instrument__c.Room__c, Instrument__c.Status__c] as const;

export const instrumentList = {
  objectApiName: 'Instrument__c',
  listViewApiName: 'All',
  fields: instrumentFields,
  pageSize: 50,
} as const;
