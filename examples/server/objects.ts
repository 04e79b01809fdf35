import { date, defineObject, fullAccess, picklist, reference, text } from '@relab/records/objects';

export const instrument = defineObject({
  apiName: 'Instrument__c',
  label: 'Instrument',
  labelPlural: 'Instruments',
  keyPrefix: 'a00',
  nameField: 'Name',
  fields: {
    Name: text({ label: 'Instrument', required: true }),
    Room__c: text({ label: 'Room' }),
    Status__c: picklist({ label: 'Status', values: ['Ready', 'In Service'], default: 'Ready' }),
  },
  listViews: { All: { label: 'All', columns: ['Name', 'Room__c', 'Status__c'], sortBy: ['Name'] } },
  permissions: { clerk: fullAccess },
});

export const booking = defineObject({
  apiName: 'Booking__c',
  label: 'Booking',
  labelPlural: 'Bookings',
  keyPrefix: 'a01',
  nameField: 'Name',
  fields: {
    Name: text({ label: 'Purpose', required: true }),
    Instrument__c: reference({ label: 'Instrument', to: 'Instrument__c', required: true }),
    Day__c: date({ label: 'Day', required: true }),
  },
  permissions: { clerk: fullAccess },
});
