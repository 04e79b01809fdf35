import * as calls from '@relab/client/records';
import { expect } from 'vitest';
import { type ClientCall, missing, nobody, onPage, some } from './client-call.fixture.ts';

/** The calls about actions; what makes a thing stands before what removes it. */
export const actionCalls: Readonly<Record<string, ClientCall>> = {
  getGlobalActions: {
    good: (client) => calls.getGlobalActions(client, { sections: onPage }),
    shows: () => ({ actions: { Global: { actions: some } } }),
    bad: (_client, _world, old) => calls.getGlobalActions(old, { sections: onPage }),
    status: 404,
  },
  getQuickActionLayout: {
    good: (client) => calls.getQuickActionLayout(client, { actionApiName: 'Instrument__c.Sell' }),
    shows: () => ({ actionApiName: 'Instrument__c.Sell' }),
    bad: (client) => calls.getQuickActionLayout(client, { actionApiName: 'Instrument__c.Nothing' }),
    status: 404,
  },
  getLookupActions: {
    good: (client) => calls.getLookupActions(client, { objectApiNames: ['Lab__c'] }),
    shows: () => ({ actions: { Lab__c: {} } }),
    bad: (client) => calls.getLookupActions(client, { objectApiNames: [nobody] }),
    status: 403,
  },
  getObjectCreateActions: {
    good: (client) => calls.getObjectCreateActions(client, { objectApiName: 'Instrument__c' }),
    shows: () => ({ actions: { Instrument__c: {} } }),
    bad: (client) => calls.getObjectCreateActions(client, { objectApiName: nobody }),
    status: 403,
  },
  getActionOverrides: {
    good: (client) => calls.getActionOverrides(client, { objectApiName: 'Instrument__c', type: 'Edit' }),
    shows: () => ({ overrides: {} }),
    bad: (client) => calls.getActionOverrides(client, { objectApiName: nobody, type: 'Edit' }),
    status: 403,
  },
  getFlexipageFormulaActivations: {
    good: (client) =>
      calls.getFlexipageFormulaActivations(client, {
        actionFeature: 'RECORD',
        objectApiNames: ['Instrument__c'],
      }),
    shows: () => ({}),
    bad: (_client, _world, old) =>
      calls.getFlexipageFormulaActivations(old, { actionFeature: 'RECORD', objectApiNames: ['Lab__c'] }),
    status: 404,
  },
  getQuickActionInfo: {
    good: (client, { instrument }) =>
      calls.getQuickActionInfo(client, { actionApiName: 'Instrument__c.Sell', parentRecordId: instrument }),
    shows: () => ({ actionApiName: 'Instrument__c.Sell' }),
    bad: (client) => calls.getQuickActionInfo(client, { actionApiName: 'Instrument__c.Nothing' }),
    status: 404,
  },
  getQuickActionDefaults: {
    good: (client, { instrument }) =>
      calls.getQuickActionDefaults(client, {
        actionApiName: 'Instrument__c.Sell',
        parentRecordId: instrument,
      }),
    shows: () => ({ actionApiName: 'Instrument__c.Sell', fields: { Stage__c: { value: 'Sold' } } }),
    bad: (client) =>
      calls.getQuickActionDefaults(client, { actionApiName: 'Instrument__c.Sell', parentRecordId: missing }),
    status: 404,
  },
  getRecordActions: {
    good: (client, { instrument }) =>
      calls.getRecordActions(client, { recordIds: [instrument], sections: onPage, formFactor: 'Large' }),
    shows: ({ instrument }) => ({ actions: { [instrument]: {} } }),
    bad: (client) =>
      calls.getRecordActions(client, {
        recordIds: [missing],
        sections: onPage,
      }),
    status: 404,
  },
  getRecordEditActions: {
    good: (client, { instrument }) => calls.getRecordEditActions(client, { recordIds: [instrument] }),
    shows: ({ instrument }) => ({ actions: { [instrument]: {} } }),
    bad: (client) => calls.getRecordEditActions(client, { recordIds: [missing] }),
    status: 404,
  },
  getRelatedListRecordActions: {
    good: (client, { instrument, repair }) =>
      calls.getRelatedListRecordActions(client, { recordIds: [instrument], relatedListRecordIds: [repair] }),
    shows: ({ repair }) => ({ actions: { [repair]: {} } }),
    bad: (client, { instrument }) =>
      calls.getRelatedListRecordActions(client, { recordIds: [instrument], relatedListRecordIds: [missing] }),
    status: 404,
  },
  getRelatedListsActions: {
    good: (client, { instrument }) =>
      calls.getRelatedListsActions(client, {
        recordIds: [instrument],
        relatedListsActionParameters: [{ relatedListId: 'Repairs__r' }, { relatedListId: 'Tasks' }],
      }),
    shows: () => ({}),
    bad: (client) =>
      calls.getRelatedListsActions(client, {
        recordIds: [missing],
        relatedListsActionParameters: [{ relatedListId: 'Repairs__r' }, { relatedListId: 'Tasks' }],
      }),
    status: 404,
  },
  getRelatedListActions: {
    good: (client, { instrument }) =>
      calls.getRelatedListActions(client, { recordIds: [instrument], relatedListId: 'Repairs__r' }),
    shows: () => ({ actions: expect.any(Object) }),
    bad: (client) =>
      calls.getRelatedListActions(client, { recordIds: [missing], relatedListId: 'Repairs__r' }),
    status: 404,
  },
  performQuickAction: {
    good: (client, { instrument }) =>
      calls.performQuickAction(client, {
        actionApiName: 'Instrument__c.OrderRepair',
        contextId: instrument,
        fields: { Subject__c: 'Lens' },
      }),
    shows: () => ({ isSuccess: true }),
    bad: (client, { instrument }) =>
      calls.performQuickAction(client, {
        actionApiName: 'Instrument__c.OrderRepair',
        contextId: instrument,
        fields: { Subject__c: 'Lens', Cost__c: -1 },
      }),
    status: 400,
  },
  performUpdateRecordQuickAction: {
    good: (client, { instrument }) =>
      calls.performUpdateRecordQuickAction(client, {
        actionApiName: 'Instrument__c.Revalue',
        contextId: instrument,
        fields: { Price__c: 200 },
      }),
    shows: () => ({ isSuccess: true }),
    bad: (client) =>
      calls.performUpdateRecordQuickAction(client, {
        actionApiName: 'Instrument__c.Revalue',
        contextId: missing,
        fields: { Price__c: 1 },
      }),
    status: 404,
  },
};
