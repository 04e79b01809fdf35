import { expect, expectTypeOf, test } from 'vitest';
import {
  getGlobalActions,
  getLookupActions,
  getRecordActions,
  getRelatedListActions,
  type getRelatedListRecordActions,
  getRelatedListsActions,
  performQuickAction,
} from '../../records.ts';
import { buildRequest } from '../build-request.ts';
import type { ConfigFor } from '../call.ts';
import { checkConfig } from '../check-config.ts';

const lists = (...relatedListsActionParameters: unknown[]) =>
  checkConfig(getRelatedListsActions, { recordIds: '001', relatedListsActionParameters });

test('D-186: the form factor of actions is Large, Medium or Small and nothing else', () => {
  for (const formFactor of ['Large', 'Medium', 'Small'])
    expect(checkConfig(getGlobalActions, { formFactor })).toEqual([]);
  for (const formFactor of ['large', 'Desktop', '', null])
    expect(checkConfig(getGlobalActions, { formFactor })).toHaveLength(1);
  expect(
    checkConfig(getRelatedListActions, { recordIds: '001', relatedListId: 'a', formFactor: 'x' }),
  ).toEqual([{ path: ['formFactor'], message: 'Must be one of Large, Medium, Small.' }]);
});

test('D-148: action types, names and sections are lists of texts', () => {
  const config = { actionTypes: ['QuickAction'], apiNames: ['NewTask'], sections: ['Page'] };
  expect(checkConfig(getGlobalActions, config)).toEqual([]);
  for (const name of Object.keys(config)) {
    expect(checkConfig(getGlobalActions, { ...config, [name]: 'Page' })).toEqual([
      { path: [name], message: 'Expected "array" but received "string"' },
    ]);
    expect(checkConfig(getGlobalActions, { ...config, [name]: [7] })).toEqual([
      { path: [name, '0'], message: 'Expected "string" but received "number"' },
    ]);
  }
});

test('D-188: an entry for a related list needs the text relatedListId', () => {
  expect(lists({ relatedListId: 'Contacts' })).toEqual([]);
  expect(lists({ relatedListId: 'Contacts' }, {})).toEqual([
    {
      path: ['relatedListsActionParameters', '1', 'relatedListId'],
      message: 'Expected "string" but received "undefined"',
    },
  ]);
  expect(lists({ relatedListId: 7 })).toHaveLength(1);
  expect(lists('Contacts')).toHaveLength(1);
  expect(checkConfig(getRelatedListsActions, { recordIds: '001' })).toHaveLength(1);
});

test.each(['actionTypes', 'apiNames', 'sections'])('D-189: %s of an entry is a list of texts', (name) => {
  expect(lists({ relatedListId: 'Contacts', [name]: ['a'] })).toEqual([]);
  expect(lists({ relatedListId: 'Contacts', [name]: 'a' })).toHaveLength(1);
  expect(lists({ relatedListId: 'Contacts', [name]: [null] })).toHaveLength(1);
});

test('D-190: form factor and retrieval mode of an entry are texts', () => {
  expect(lists({ relatedListId: 'Contacts', formFactor: 'Small', retrievalMode: 'All' })).toEqual([]);
  for (const name of ['formFactor', 'retrievalMode'])
    expect(lists({ relatedListId: 'Contacts', [name]: 1 })).toEqual([
      {
        path: ['relatedListsActionParameters', '0', name],
        message: 'Expected "string" but received "number"',
      },
    ]);
});

test('D-148: records and objects may be one name or many, which travel comma-joined in the path', () => {
  expect(buildRequest(getRecordActions, { recordIds: ['001', '003'], sections: ['Page', 'A'] }).url).toBe(
    '/services/data/v63.0/ui-api/actions/record/001,003?sections=Page%2CA',
  );
  expect(buildRequest(getLookupActions, { objectApiNames: 'Account' }).url).toBe(
    '/services/data/v63.0/ui-api/actions/lookup/Account',
  );
  expect(checkConfig(getRecordActions, { recordIds: [] })).toHaveLength(1);
  expectTypeOf<ConfigFor<typeof getRelatedListRecordActions>['relatedListRecordIds']>().toEqualTypeOf<
    string | readonly string[]
  >();
});

test('D-012, D-013: a quick action is sent as a record and the record it stands on', () => {
  const config = {
    actionApiName: 'NewContact',
    contextId: '001',
    fields: { LastName: 'Ode', Age: 7, Fax: null },
  };
  expect(checkConfig(performQuickAction, config)).toEqual([]);
  expect(buildRequest(performQuickAction, config).body).toBe(
    '{"contextId":"001","fields":{"LastName":"Ode","Age":7,"Fax":null}}',
  );
  expect(checkConfig(performQuickAction, { ...config, fields: { LastName: [] } })).toHaveLength(1);
  expect(checkConfig(performQuickAction, { ...config, allowSaveOnDuplicate: 'no' })).toHaveLength(1);
});
