import { Booking__c, Instrument__c } from './records.ts';

export const instrumentList = {
  objectApiName: 'Instrument__c',
  listViewApiName: 'All',
  fields: [Instrument__c.Name, Instrument__c.Room__c, Instrument__c.Status__c],
  pageSize: 50,
} as const;

export const bookingsOf = (parentRecordId: string) =>
  ({
    parentRecordId,
    relatedListId: 'Bookings__r',
    fields: [Booking__c.Name, Booking__c.Day__c],
  }) as const;
