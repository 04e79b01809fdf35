import { Account } from '../standard-objects/account.ts';
import { Case } from '../standard-objects/case.ts';
import { Contact } from '../standard-objects/contact.ts';
import { Lead } from '../standard-objects/lead.ts';
import { User } from '../standard-objects/user.ts';
import type { App, QuickAction } from './action.ts';
import { address } from './address.ts';
import { autoNumber, formula, rollup } from './calculated-fields.ts';
import {
  anyReference,
  boolean,
  currency,
  date,
  dateTime,
  email,
  longText,
  masterDetail,
  multiPicklist,
  number,
  percent,
  phone,
  picklist,
  reference,
  richText,
  text,
  url,
} from './fields.ts';
import { defineObject, type ObjectDeclaration } from './object-declaration.ts';
import type { Platform } from './objects.ts';

/*
 * A small business for tests: a workshop that looks after the instruments of its customers' laboratories.
 * Clerks may do everything; sellers (the workshop's people) what they own; buyers see what is their account's; guests
 * see the instruments that are shown to all.
 */

const fullAccess = { read: 'all', create: true, update: 'all', delete: 'all' } as const;
const own = { field: 'OwnerId', is: 'user' } as const;
const ofAccount = { field: 'Account__c', is: 'account' } as const;

export const Lab = defineObject({
  apiName: 'Lab__c',
  label: 'Laboratory',
  labelPlural: 'Laboratories',
  keyPrefix: 'a01',
  nameField: 'Name',
  color: '#0B827C',
  fields: {
    Name: text({ label: 'Laboratory', length: 80, required: true, indexed: true }),
    Account__c: reference({ label: 'Account', to: 'Account', childRelationshipName: 'Labs__r' }),
    ...address('Site'),
    Phone__c: phone({ label: 'Phone' }),
    Instruments__c: rollup({
      label: 'Instruments',
      object: 'Instrument__c',
      by: 'Lab__c',
      calculates: 'count',
    }),
  },
  listViews: { AllLabs: { label: 'All Laboratories', columns: ['Name', 'SiteCity'], sortBy: ['Name'] } },
  permissions: { buyer: { read: ofAccount }, seller: { read: 'all', create: true }, clerk: fullAccess },
});

const stage = (value: string, probability: number, closed = false, won = false) => ({
  value,
  label: value,
  attributes: {
    picklistAtrributesValueType: 'OpportunityStage' as const,
    closed,
    defaultProbability: probability,
    forecastCategoryName: closed ? 'Closed' : 'Pipeline',
    won,
  },
});

/** One field of every kind, and of every way to calculate one. */
export const Instrument = defineObject({
  apiName: 'Instrument__c',
  label: 'Instrument',
  labelPlural: 'Instruments',
  keyPrefix: 'a02',
  nameField: 'Name',
  color: '#3A49DA',
  owned: true,
  fields: {
    Name: text({ label: 'Instrument', length: 80, required: true, indexed: true }),
    Number__c: autoNumber({ label: 'Number', prefix: 'I-', digits: 5 }),
    Lab__c: reference({ label: 'Laboratory', to: 'Lab__c', childRelationshipName: 'Instruments__r' }),
    Account__c: reference({ label: 'Account', to: 'Account', childRelationshipName: 'Instruments__r' }),
    Contact__c: reference({
      label: 'Contact',
      to: 'Contact',
      childRelationshipName: 'Instruments__r',
      lookupFilter: { field: 'AccountId', equals: 'Account__c' },
    }),
    Kind__c: picklist({
      label: 'Kind',
      values: [
        { value: 'Microscope', label: 'Microscope' },
        { value: 'Centrifuge', label: 'Centrifuge' },
        { value: 'Spectrometer', label: 'Mass Spectrometer' },
      ],
    }),
    Model__c: picklist({
      label: 'Model',
      controlledBy: 'Kind__c',
      values: [
        { value: 'Iris 2', label: 'Iris 2', validFor: ['Microscope'] },
        { value: 'Vortex', label: 'Vortex', validFor: ['Centrifuge'] },
        { value: 'Vortex XL', label: 'Vortex XL', validFor: ['Centrifuge'] },
        { value: 'Special', label: 'Made to Order' },
      ],
    }),
    Option__c: multiPicklist({
      label: 'Options',
      controlledBy: 'Model__c',
      values: [
        { value: 'Cooling', label: 'Cooling', validFor: ['Vortex XL'] },
        { value: 'Camera', label: 'Camera', validFor: ['Iris 2', 'Special'] },
        { value: 'Cover', label: 'Cover' },
      ],
    }),
    Portable__c: boolean({ label: 'Portable' }),
    Power__c: picklist({
      label: 'Power',
      controlledBy: 'Portable__c',
      values: [
        { value: 'Battery', label: 'Battery', validFor: ['true'] },
        { value: 'Mains', label: 'Mains', validFor: ['true', 'false'] },
      ],
    }),
    Stage__c: picklist({
      label: 'Stage',
      required: true,
      default: 'Received',
      values: [
        stage('Received', 10),
        stage('In Work', 50),
        stage('Sold', 100, true, true),
        stage('Scrapped', 0, true),
      ],
    }),
    Price__c: currency({ label: 'Price', help: 'Before taxes.' }),
    Cost__c: currency({ label: 'Cost', readableBy: ['clerk'], writableBy: ['clerk'] }),
    Discount__c: percent({ label: 'Discount', default: 0 }),
    Weight__c: number({ label: 'Weight', precision: 8, scale: 2 }),
    Hours__c: number({ label: 'Hours in Use', precision: 7 }),
    Built__c: date({ label: 'Built On' }),
    Checked__c: dateTime({ label: 'Last Checked' }),
    Notes__c: richText({ label: 'Notes' }),
    Remarks__c: longText({ label: 'Remarks' }),
    Manual__c: url({ label: 'Manual' }),
    Support__c: email({ label: 'Support' }),
    Serial__c: text({ label: 'Serial Number', length: 40, unique: true }),
    Public__c: boolean({ label: 'Shown to All', writableBy: ['clerk'] }),
    Tag__c: formula({ label: 'Tag', returns: 'text', formula: `Number__c & ' ' & Name` }),
    Asking__c: formula({
      label: 'Asking Price',
      returns: 'currency',
      formula: 'BLANKVALUE(Price__c, 0) * 2',
    }),
    Margin__c: formula({
      label: 'Margin',
      returns: 'currency',
      formula: 'Price__c - Cost__c',
      readableBy: ['clerk'],
    }),
    Valued__c: formula({ label: 'Valued', returns: 'boolean', formula: 'BLANKVALUE(Price__c, 0) > 1000' }),
    Repairs__c: rollup({ label: 'Repairs', object: 'Repair__c', by: 'Instrument__c', calculates: 'count' }),
    RepairCost__c: rollup({
      label: 'Cost of Repairs',
      object: 'Repair__c',
      by: 'Instrument__c',
      calculates: 'sum',
      field: 'Cost__c',
      returns: 'currency',
    }),
    OpenRepairs__c: rollup({
      label: 'Open Repairs',
      object: 'Repair__c',
      by: 'Instrument__c',
      calculates: 'count',
      where: `NOT(ISPICKVAL(Status__c, 'Done'))`,
    }),
  },
  recordTypes: {
    Sale: { label: 'For Sale', default: true },
    Rental: {
      label: 'For Rent',
      picklists: {
        Kind__c: { values: ['Centrifuge', 'Microscope'], default: 'Microscope' },
        Stage__c: { values: ['Received', 'In Work', 'Scrapped'], default: 'In Work' },
      },
    },
    Archive: { label: 'Archived', availableTo: ['clerk'] },
  },
  layouts: {
    full: [
      {
        heading: 'Instrument',
        items: [
          'Name',
          'OwnerId',
          'Kind__c',
          'Model__c',
          null,
          'Cost__c',
          { fields: ['Stage__c'], behavior: 'Readonly' },
          { fields: ['Serial__c'], behavior: 'Required', label: 'Serial No.' },
          { fields: ['Weight__c', 'Hours__c'], label: 'Wear' },
        ],
      },
      {
        heading: 'Customer',
        collapsible: true,
        items: ['Lab__c', 'Account__c', 'Contact__c'],
        tabOrder: 'TopDown',
      },
      {
        heading: 'Price',
        columns: 1,
        modes: ['Edit', 'View'],
        items: ['Price__c', 'Asking__c', 'Margin__c'],
      },
      { heading: 'Inside', columns: 1, items: ['Cost__c', 'Margin__c'] },
    ],
    compact: ['Name', 'Number__c', 'Cost__c', 'Stage__c', 'Lab__c'],
    recordTypes: {
      Rental: { full: [{ heading: 'Rented Instrument', items: ['Name', 'Kind__c', 'Stage__c', 'Lab__c'] }] },
    },
  },
  path: {
    label: 'Way of an Instrument',
    field: 'Stage__c',
    steps: {
      Received: { fields: ['Kind__c', 'Cost__c'], guidance: 'Look for damage.' },
      Sold: { fields: ['Price__c'], guidance: 'Ask for the delivery address.' },
    },
  },
  listViews: {
    AllInstruments: {
      label: 'All Instruments',
      columns: ['Name', 'Kind__c', 'Lab__r.Name', 'Stage__c', 'Price__c'],
      sortBy: ['Name'],
    },
    MyInstruments: {
      label: 'My Instruments',
      columns: ['Name', 'Stage__c'],
      scope: 'mine',
      sortBy: ['-CreatedDate'],
    },
    Dear: {
      label: 'Dear Instruments',
      columns: ['Name', 'Price__c', 'Cost__c'],
      filters: [
        { field: 'Price__c', operator: 'greaterThan', value: 1_000 },
        { field: 'Kind__c', operator: 'equals', value: ['Microscope', 'Spectrometer'] },
      ],
      logic: '1 OR 2',
      sharedWith: ['clerk'],
    },
  },
  relatedLists: {
    Repairs__r: { label: 'Repairs', columns: ['Name', 'Status__c', 'Cost__c'], sortBy: ['-CreatedDate'] },
  },
  actions: {
    OrderRepair: {
      label: 'Order a Repair',
      type: 'Create',
      target: 'Repair__c',
      parentField: 'Instrument__c',
      items: ['Subject__c', 'Cost__c', 'Secret__c'],
      defaults: { Subject__c: 'Repair of {Name} ({Kind__c})', Status__c: 'Ordered' },
      successMessage: 'The repair is ordered.',
    },
    Sell: {
      label: 'Sell',
      type: 'Update',
      items: [{ fields: ['Price__c'], behavior: 'Required' }, 'Stage__c', 'Cost__c'],
      defaults: { Stage__c: 'Sold' },
      when: `NOT(ISPICKVAL(Stage__c, 'Sold'))`,
      successMessage: 'Sold.',
    },
    CallCustomer: { label: 'Log a Call', type: 'LogACall', items: ['Subject', 'Description'] },
    Revalue: {
      label: 'Revalue',
      type: 'Update',
      items: ['Price__c'],
      availableTo: ['clerk'],
      icon: 'action:update',
    },
  },
  validationRules: [
    {
      name: 'PricedWhenSold',
      error: `ISPICKVAL(Stage__c, 'Sold') && ISBLANK(Price__c)`,
      message: 'What is sold has a price.',
      field: 'Price__c',
    },
    { name: 'NotHeavier', error: 'Weight__c > 5000', message: 'Nothing here weighs more than 5 tonnes.' },
  ],
  duplicateRules: [
    {
      name: 'SameInstrument',
      label: 'Same Instrument',
      matching: [
        {
          name: 'LikeName',
          fields: [
            { field: 'Name', method: 'fuzzy' },
            { field: 'Lab__c', method: 'exact' },
          ],
        },
      ],
      onCreate: 'allow',
      onUpdate: 'allow',
    },
  ],
  search: {
    fields: ['Name', 'Serial__c', 'Remarks__c'],
    columns: ['Name', 'Kind__c', 'Stage__c'],
    filters: ['Kind__c', 'Stage__c', 'Price__c'],
  },
  permissions: {
    guest: { read: { field: 'Public__c', equals: true } },
    buyer: { read: ofAccount },
    seller: { read: [own, { field: 'Public__c', equals: true }], create: true, update: own, delete: own },
    clerk: fullAccess,
  },
});

export const Repair = defineObject({
  apiName: 'Repair__c',
  label: 'Repair',
  labelPlural: 'Repairs',
  keyPrefix: 'a03',
  nameField: 'Name',
  color: '#DD7A01',
  fields: {
    Name: autoNumber({ label: 'Repair', prefix: 'R-', digits: 4 }),
    Instrument__c: masterDetail({
      label: 'Instrument',
      to: 'Instrument__c',
      childRelationshipName: 'Repairs__r',
    }),
    Subject__c: text({ label: 'Subject', required: true }),
    Status__c: picklist({
      label: 'Status',
      required: true,
      default: 'Ordered',
      values: ['Ordered', 'In Work', 'Done'],
    }),
    Cost__c: currency({ label: 'Cost' }),
    Secret__c: text({ label: 'Known to Clerks', readableBy: ['clerk'] }),
    Technician__c: reference({ label: 'Technician', to: 'User', childRelationshipName: 'Repairs__r' }),
    Twice__c: formula({ label: 'Twice the Cost', returns: 'currency', formula: 'Cost__c * 2' }),
    Kind__c: formula({ label: 'Kind', returns: 'text', formula: 'TEXT(Instrument__r.Kind__c)' }),
  },
  validationRules: [
    { name: 'NoCredit', error: 'Cost__c < 0', message: 'A repair costs something.', field: 'Cost__c' },
  ],
  permissions: {
    buyer: { read: { through: 'Instrument__c' } },
    seller: {
      read: { through: 'Instrument__c' },
      create: true,
      update: { through: 'Instrument__c' },
      delete: { through: 'Instrument__c' },
    },
    clerk: fullAccess,
  },
});

/** What was done or is to be done, about a record of any object. */
export const LabTask = defineObject({
  apiName: 'Task',
  label: 'Task',
  labelPlural: 'Tasks',
  keyPrefix: '00T',
  nameField: 'Subject',
  owned: true,
  fields: {
    Subject: text({ label: 'Subject', required: true }),
    Description: longText({ label: 'Comments' }),
    ActivityDate: date({ label: 'Due Date' }),
    Status: picklist({ label: 'Status', values: ['Not Started', 'Completed'], default: 'Not Started' }),
    TaskSubtype: picklist({ label: 'Kind', values: ['Task', 'Call'], default: 'Task' }),
    WhatId: anyReference({ label: 'Related To' }),
    WhoId: reference({ label: 'Name', to: 'Contact' }),
  },
  permissions: { seller: { read: own, create: true, update: own, delete: own }, clerk: fullAccess },
});

export const labObjects: readonly ObjectDeclaration[] = [
  Account,
  Contact,
  User,
  Lead,
  Case,
  Lab,
  Instrument,
  Repair,
  LabTask,
];

const globalActions: Readonly<Record<string, QuickAction>> = {
  NewLab: { label: 'New Laboratory', type: 'Create', target: 'Lab__c', items: ['Name', 'SiteCity'] },
  NewArchived: {
    label: 'New Archived Instrument',
    type: 'Create',
    target: 'Instrument__c',
    recordType: 'Archive',
    items: ['Name'],
  },
  LogACall: { label: 'Log a Call', type: 'LogACall', items: ['Subject', 'Description', 'WhoId'] },
};

const apps: Readonly<Record<string, App>> = {
  Workshop: {
    label: 'Workshop',
    description: 'Instruments and their repairs',
    objects: ['Instrument__c', 'Repair__c', 'Lab__c', 'Account'],
    color: '#3A49DA',
  },
  Office: { label: 'Office', objects: ['Account', 'Contact', 'Lead', 'Case'], availableTo: ['clerk'] },
};

export const labPlatform: Platform = { globalActions, apps };
