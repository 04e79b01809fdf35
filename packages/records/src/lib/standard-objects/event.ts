import { formula } from '../objects/calculated-fields.ts';
import { boolean, dateTime, longText, picklist, text } from '../objects/fields.ts';
import { defineObject } from '../objects/object-declaration.ts';
import { fullAccess } from '../objects/permission.ts';
import { activityFields } from './activity-fields.ts';
import { eventDe } from './de/event.ts';

const columns = ['Subject', 'StartDateTime', 'EndDateTime', 'Location', 'Account.Name', 'Owner.Name'];

/** Something at a time: a visit, a collection, a call that was agreed on. */
export const Event = defineObject({
  apiName: 'Event',
  label: 'Event',
  labelPlural: 'Events',
  keyPrefix: '00U',
  nameField: 'Subject',
  color: '#CB65FF',
  owned: true,
  fields: {
    Subject: text({ label: 'Subject', required: true }),
    StartDateTime: dateTime({ label: 'Start', required: true, indexed: true }),
    EndDateTime: dateTime({ label: 'End', required: true }),
    IsAllDayEvent: boolean({ label: 'All Day' }),
    Location: text({ label: 'Location' }),
    Type: picklist({
      label: 'Type',
      values: ['Meeting', 'Inspection', 'Collection', 'Call'],
      default: 'Meeting',
    }),
    ...activityFields('Events'),
    Description: longText({ label: 'Description' }),
    DurationInMinutes: formula({
      label: 'Duration (Minutes)',
      returns: 'number',
      scale: 0,
      formula: 'ROUND((EndDateTime - StartDateTime) * 1440, 0)',
    }),
  },
  layouts: {
    full: [
      {
        heading: 'Event',
        items: [
          'Subject',
          'OwnerId',
          'StartDateTime',
          'EndDateTime',
          'Type',
          'IsAllDayEvent',
          'Location',
          'AccountId',
          'WhoId',
          'WhatId',
        ],
      },
      { heading: 'Description', columns: 1, items: ['Description'] },
    ],
    compact: ['Subject', 'StartDateTime', 'EndDateTime', 'Location', 'WhatId'],
  },
  listViews: {
    AllEvents: { label: 'All Events', columns, sortBy: ['-StartDateTime'] },
    ComingEvents: {
      label: 'Coming Events',
      columns,
      filters: [{ field: 'StartDateTime', operator: 'greaterOrEqual', value: 'TODAY' }],
      sortBy: ['StartDateTime'],
    },
    MyEvents: { label: 'My Events', columns, scope: 'mine', sortBy: ['-StartDateTime'] },
  },
  search: {
    fields: ['Subject', 'Location', 'Description'],
    columns: ['Subject', 'StartDateTime', 'Location'],
    filters: ['Type', 'StartDateTime'],
  },
  validationRules: [
    {
      name: 'EndsAfterItStarts',
      error: 'EndDateTime < StartDateTime',
      message: 'It ends after it starts.',
      field: 'EndDateTime',
    },
  ],
  permissions: { clerk: fullAccess },
  translations: { de: eventDe },
});
