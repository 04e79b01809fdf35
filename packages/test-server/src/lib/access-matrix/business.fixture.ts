import {
  createObjects,
  defineObject,
  extendObject,
  formula,
  fullAccess,
  type ObjectDeclaration,
  type Objects,
  picklist,
  reference,
  rollup,
  text,
} from '@relab/records/objects';
import { Instrument, labObjects, labPlatform, Repair } from '@relab/records/testing';

/*
 * The workshop of the other tests with things that only clerks know. Whatever they are called and whatever they hold has
 * `veil` in it, and nothing else has: a response to anybody else that contains that word reveals what it must not.
 */

export const veil = /veil/i;

const forClerks = { readableBy: ['clerk'], writableBy: ['clerk'] } as const;

const VeiledInstrument = extendObject(Instrument, {
  fields: {
    Veil__c: text({ label: 'Veil', length: 80, indexed: true, ...forClerks }),
    VeilCode__c: text({ label: 'Veil Code', length: 40, unique: true, ...forClerks }),
    VeilKind__c: picklist({
      label: 'Veil Kind',
      values: ['Veil One', 'Veil Two'],
      default: 'Veil Two',
      ...forClerks,
    }),
    VeilLab__c: reference({
      label: 'Veil Lab',
      to: 'Lab__c',
      childRelationshipName: 'VeilInstruments__r',
      ...forClerks,
    }),
    VeilTag__c: formula({
      label: 'Veil Tag',
      returns: 'text',
      formula: `'veil ' & Veil__c`,
      readableBy: ['clerk'],
    }),
    VeilSum__c: rollup({
      label: 'Veil Sum',
      object: 'Repair__c',
      by: 'Instrument__c',
      calculates: 'count',
      readableBy: ['clerk'],
    }),
    // What anybody reads, but hangs on what only clerks know.
    Shade__c: picklist({
      label: 'Shade',
      controlledBy: 'VeilKind__c',
      values: [
        { value: 'Dark', label: 'Dark', validFor: ['Veil One'] },
        { value: 'Light', label: 'Light' },
      ],
    }),
    // What only clerks know, but hangs on what anybody changes.
    VeilSize__c: picklist({
      label: 'Veil Size',
      controlledBy: 'Portable__c',
      values: [{ value: 'Veil Small', label: 'Veil Small', validFor: ['true'] }, 'Veil Any'],
      ...forClerks,
    }),
    Place__c: reference({ label: 'Place', to: 'VeilVault__c', childRelationshipName: 'Stored__r' }),
  },
  layouts: {
    full: [
      {
        heading: 'Instrument',
        items: [
          'Name',
          'OwnerId',
          'Veil__c',
          'Place__c',
          'Shade__c',
          { fields: ['VeilTag__c', 'VeilSum__c'] },
        ],
      },
      { heading: 'Veil', items: ['VeilCode__c', 'VeilLab__c'] },
      { heading: 'Measures', items: ['Weight__c', 'Price__c', 'Remarks__c'] },
    ],
    compact: ['Name', 'Veil__c', 'VeilTag__c', 'Place__c'],
  },
  path: {
    label: 'Way of an Instrument',
    field: 'Stage__c',
    steps: { Received: { fields: ['Veil__c', 'Kind__c'], guidance: 'Look for damage.' } },
  },
  listViews: {
    Mixed: {
      label: 'Mixed',
      columns: ['Name', 'Veil__c', 'Place__r.Name', 'VeilLab__r.Name', 'Price__c'],
      sortBy: ['-Veil__c', 'VeilLab__r.Name', 'Name'],
    },
    VeilFiltered: {
      label: 'Veil Filtered',
      columns: ['Name'],
      filters: [{ field: 'Veil__c', operator: 'notEqual', value: 'veil' }],
    },
    VeilShared: { label: 'Veil Shared', columns: ['Name'], sharedWith: ['clerk'] },
  },
  relatedLists: {
    Repairs__r: {
      label: 'Repairs',
      columns: ['Name', 'Subject__c', 'Veil__c', 'VeilBy__r.Name'],
      sortBy: ['-Veil__c', 'Name'],
    },
  },
  actions: {
    Weigh: {
      label: 'Weigh',
      type: 'Update',
      items: ['Weight__c', 'Veil__c'],
      defaults: { Weight__c: 5, Remarks__c: 'Weighed{Veil__c}{VeilTag__c}' },
    },
    VeilDo: { label: 'Veil Do', type: 'Update', items: ['Price__c'], availableTo: ['clerk'] },
    VeilStore: { label: 'Veil Store', type: 'Create', target: 'VeilVault__c', items: ['Name'] },
  },
  validationRules: [
    { name: 'NotTooHeavy', error: 'Weight__c > 4000', message: 'Too heavy for us.', field: 'Veil__c' },
  ],
  duplicateRules: [
    {
      name: 'VeilRule',
      label: 'Veil Rule',
      matching: [{ name: 'VeilAlike', fields: [{ field: 'Veil__c', method: 'exact' }] }],
      onCreate: 'allow',
      onUpdate: 'allow',
    },
    {
      name: 'Stored',
      label: 'Stored',
      matching: [
        { name: 'VeilStored', object: 'VeilVault__c', fields: [{ field: 'Name', method: 'exact' }] },
      ],
      onCreate: 'allow',
      onUpdate: 'allow',
    },
  ],
  search: {
    fields: ['Name', 'Serial__c', 'Remarks__c', 'Veil__c'],
    columns: ['Name', 'Veil__c', 'Place__r.Name', 'Stage__c'],
    filters: ['Kind__c', 'VeilKind__c', 'Veil__c', 'Place__c', 'VeilLab__c'],
  },
  permissions: {
    'buyer manager': {
      read: { field: 'Account__c', is: 'account' },
      update: { field: 'Account__c', is: 'account' },
    },
    author: { create: true },
  },
});

const VeiledRepair = extendObject(Repair, {
  fields: {
    Veil__c: text({ label: 'Veil', ...forClerks }),
    VeilBy__c: reference({
      label: 'Veil By',
      to: 'User',
      childRelationshipName: 'VeilRepairs__r',
      ...forClerks,
    }),
  },
  actions: { Finish: { label: 'Finish', type: 'Update', items: ['Cost__c', 'Veil__c'] } },
  search: { fields: ['Subject__c', 'Veil__c'], filters: ['Status__c', 'Instrument__c', 'VeilBy__c'] },
  permissions: {
    'buyer manager': {
      read: { through: 'Instrument__c' },
      create: true,
      update: { through: 'Instrument__c' },
      delete: { through: 'Instrument__c' },
    },
  },
});

/** Where the best pieces are stored. */
const VeilVault = defineObject({
  apiName: 'VeilVault__c',
  label: 'Veil Vault',
  labelPlural: 'Veil Vaults',
  keyPrefix: 'a0V',
  nameField: 'Name',
  fields: {
    Name: text({ label: 'Veil Name', required: true }),
    Instrument__c: reference({
      label: 'Veil Instrument',
      to: 'Instrument__c',
      childRelationshipName: 'VeilVaults__r',
    }),
  },
  listViews: { AllVaults: { label: 'All Veil Vaults', columns: ['Name', 'Instrument__r.Veil__c'] } },
  permissions: { clerk: fullAccess },
});

const extended: Readonly<Record<string, ObjectDeclaration>> = {
  Instrument__c: VeiledInstrument,
  Repair__c: VeiledRepair,
};

export const businessObjects: readonly ObjectDeclaration[] = [
  ...labObjects.map((object) => extended[object.apiName] ?? object),
  VeilVault,
];

export const business: Objects = createObjects(businessObjects, {
  globalActions: {
    ...labPlatform.globalActions,
    VeilNew: { label: 'Veil New', type: 'Create', target: 'VeilVault__c', items: ['Name'] },
  },
  apps: {
    Bench: { label: 'Bench', objects: ['VeilVault__c', 'Instrument__c', 'Repair__c', 'Lab__c'] },
    VeilApp: { label: 'Veil App', objects: ['Instrument__c'], availableTo: ['clerk'] },
  },
});
