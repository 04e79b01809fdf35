import { formula } from '../objects/calculated-fields.ts';
import { date, longText, number, picklist, text } from '../objects/fields.ts';
import { defineObject } from '../objects/object-declaration.ts';
import { fullAccess } from '../objects/permission.ts';
import { activityFields } from './activity-fields.ts';
import { taskDe } from './de/task.ts';

const columns = ['Subject', 'Status', 'Priority', 'ActivityDate', 'Account.Name', 'Owner.Name'];
const open = { field: 'Status', operator: 'notEqual', value: 'Completed' } as const;
const own = { field: 'OwnerId', is: 'user' } as const;

/** What is to be done or was done (a call), about a record of any object. */
export const Task = defineObject({
  apiName: 'Task',
  label: 'Task',
  labelPlural: 'Tasks',
  keyPrefix: '00T',
  nameField: 'Subject',
  color: '#3BA755',
  owned: true,
  fields: {
    Subject: text({ label: 'Subject', required: true }),
    ActivityDate: date({ label: 'Due Date', indexed: true }),
    Status: picklist({
      label: 'Status',
      values: ['Not Started', 'In Progress', 'Waiting', 'Completed'],
      default: 'Not Started',
      required: true,
    }),
    Priority: picklist({
      label: 'Priority',
      values: ['High', 'Normal', 'Low'],
      default: 'Normal',
      required: true,
    }),
    TaskSubtype: picklist({ label: 'Kind', values: ['Task', 'Call', 'Email'], default: 'Task' }),
    Description: longText({ label: 'Comments' }),
    ...activityFields('Tasks'),
    CallType: picklist({ label: 'Call Type', values: ['Inbound', 'Outbound'] }),
    CallDurationInSeconds: number({ label: 'Call Duration (s)', precision: 8 }),
    IsClosed: formula({ label: 'Done', returns: 'boolean', formula: `ISPICKVAL(Status, 'Completed')` }),
    IsOverdue: formula({
      label: 'Overdue',
      returns: 'boolean',
      formula: `NOT(ISPICKVAL(Status, 'Completed')) && NOT(ISBLANK(ActivityDate)) && ActivityDate < TODAY()`,
    }),
  },
  layouts: {
    full: [
      {
        heading: 'Task',
        items: [
          'Subject',
          'OwnerId',
          'ActivityDate',
          'Status',
          'WhoId',
          'Priority',
          'WhatId',
          'AccountId',
          'TaskSubtype',
          'IsOverdue',
        ],
      },
      { heading: 'Comments', columns: 1, items: ['Description'] },
      { heading: 'Call', items: ['CallType', 'CallDurationInSeconds'], collapsible: true },
    ],
    compact: ['Subject', 'ActivityDate', 'Status', 'Priority', 'WhatId'],
  },
  listViews: {
    AllTasks: { label: 'All Tasks', columns, sortBy: ['ActivityDate'] },
    MyTasks: {
      label: 'My Open Tasks',
      columns,
      filters: [open],
      scope: 'mine',
      sortBy: ['ActivityDate', 'Priority'],
    },
    OverdueTasks: {
      label: 'Overdue Tasks',
      columns,
      filters: [open, { field: 'ActivityDate', operator: 'lessThan', value: 'TODAY' }],
      sortBy: ['ActivityDate'],
    },
    Calls: {
      label: 'Calls',
      columns: ['Subject', 'CallType', 'Account.Name', 'Owner.Name', 'CreatedDate'],
      filters: [{ field: 'TaskSubtype', operator: 'equals', value: 'Call' }],
      sortBy: ['-CreatedDate'],
    },
  },
  search: {
    fields: ['Subject', 'Description'],
    columns: ['Subject', 'Status', 'ActivityDate', 'Priority'],
    filters: ['Status', 'Priority', 'ActivityDate'],
  },
  validationRules: [
    {
      name: 'CallsTakeTime',
      error: 'CallDurationInSeconds < 0',
      message: 'A call lasts no less than nothing.',
      field: 'CallDurationInSeconds',
    },
  ],
  permissions: {
    seller: { read: own, create: true, update: own, delete: own },
    author: { read: own, create: true, update: own, delete: own },
    publisher: { read: own, create: true, update: own, delete: own },
    clerk: fullAccess,
  },
  translations: { de: taskDe },
});
