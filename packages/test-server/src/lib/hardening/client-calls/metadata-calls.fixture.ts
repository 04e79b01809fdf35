import * as calls from '@relab/client/records';
import { expect } from 'vitest';
import { type ClientCall, nobody, some } from './client-call.fixture.ts';

/** The calls about objects, their layouts and apps; what makes a thing stands before what removes it. */
export const metadataCalls: Readonly<Record<string, ClientCall>> = {
  getObjectInfoDirectory: {
    good: (client) => calls.getObjectInfoDirectory(client, {}),
    shows: () => ({ objects: { Instrument__c: { keyPrefix: 'a02' } } }),
    bad: (_client, _world, old) => calls.getObjectInfoDirectory(old, {}),
    status: 404,
  },
  getObjectInfo: {
    good: (client) => calls.getObjectInfo(client, { objectApiName: 'Instrument__c' }),
    shows: () => ({ apiName: 'Instrument__c', fields: { Price__c: { dataType: 'Currency' } } }),
    bad: (client) => calls.getObjectInfo(client, { objectApiName: nobody }),
    status: 403,
  },
  getObjectInfos: {
    good: (client) => calls.getObjectInfos(client, { objectApiNames: ['Lab__c', 'Repair__c'] }),
    shows: () => ({ results: [{ statusCode: 200, result: { apiName: 'Lab__c' } }, { statusCode: 200 }] }),
    bad: (client) =>
      calls.getObjectInfos(client, {
        objectApiNames: ['Lab__c', nobody],
      }),
    status: 403,
  },
  getPicklistValuesByRecordType: {
    good: (client, { recordType }) =>
      calls.getPicklistValuesByRecordType(client, {
        objectApiName: 'Instrument__c',
        recordTypeId: recordType,
      }),
    shows: () => ({ picklistFieldValues: { Kind__c: { values: [{}, {}, {}] } } }),
    bad: (client) =>
      calls.getPicklistValuesByRecordType(client, {
        objectApiName: 'Instrument__c',
        recordTypeId: '012000000000999AAA',
      }),
    status: 400,
  },
  getPicklistValues: {
    good: (client, { recordType }) =>
      calls.getPicklistValues(client, { fieldApiName: 'Instrument__c.Model__c', recordTypeId: recordType }),
    shows: () => ({ controllerValues: { Centrifuge: 1 } }),
    bad: (client, { recordType }) =>
      calls.getPicklistValues(client, { fieldApiName: 'Instrument__c.Name', recordTypeId: recordType }),
    status: 400,
  },
  getLayout: {
    good: (client) =>
      calls.getLayout(client, { objectApiName: 'Instrument__c', layoutType: 'Full', mode: 'View' }),
    shows: () => ({ layoutType: 'Full', sections: [{ heading: 'Instrument' }, {}, {}, {}] }),
    bad: (client) => calls.getLayout(client, { objectApiName: nobody }),
    status: 403,
  },
  getLayoutUserState: {
    good: (client) =>
      calls.getLayoutUserState(client, { objectApiName: 'Instrument__c', layoutType: 'Full', mode: 'View' }),
    shows: () => ({ sectionUserStates: expect.any(Object) }),
    bad: (client) => calls.getLayoutUserState(client, { objectApiName: nobody }),
    status: 403,
  },
  updateLayoutUserState: {
    good: async (client) => {
      const config = { objectApiName: 'Instrument__c', layoutType: 'Full', mode: 'View' } as const;
      const { sections } = await calls.getLayout(client, config);
      const id = sections.find(({ collapsible }) => collapsible)?.id ?? '';
      const sectionUserStates = { [id]: { collapsed: true } };
      await calls.updateLayoutUserState(client, { ...config, sectionUserStates });
      return (await calls.getLayoutUserState(client, config)).sectionUserStates[id];
    },
    shows: () => ({ collapsed: true }),
    bad: (client) =>
      calls.updateLayoutUserState(client, {
        objectApiName: 'Instrument__c',
        sectionUserStates: { nothing: { collapsed: true } },
      }),
    status: 400,
  },
  getPathLayout: {
    good: (client) => calls.getPathLayout(client, { objectApiName: 'Instrument__c' }),
    shows: () => ({ fieldApiName: 'Stage__c' }),
    bad: (client) => calls.getPathLayout(client, { objectApiName: nobody }),
    status: 403,
  },
  getApps: {
    good: (client) => calls.getApps(client, { formFactor: 'Large' }),
    shows: () => ({ apps: [{}, {}] }),
    bad: (_client, _world, old) => calls.getApps(old, { formFactor: 'Large' }),
    status: 404,
  },
  getAppDetails: {
    good: (client) => calls.getAppDetails(client, { appId: 'Workshop', formFactor: 'Large' }),
    shows: () => ({ label: 'Workshop' }),
    bad: (client) => calls.getAppDetails(client, { appId: 'Nothing', formFactor: 'Large' }),
    status: 404,
  },
  getNavItems: {
    good: (client) => calls.getNavItems(client, { formFactor: 'Large' }),
    shows: () => ({ navItems: some }),
    bad: (client) => calls.getNavItems(client, { formFactor: 'Large', pageSize: 100_000 }),
    status: 400,
  },
};
