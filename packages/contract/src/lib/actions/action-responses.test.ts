import { expect, test } from 'vitest';
import { fitsWith, neededMembers } from '../needed-members.fixture.ts';
import { ActionOverrides, FormulaActivations } from './action-override-schemas.ts';
import { ActionCollection, RelatedListsActions } from './action-schemas.ts';

const action = {
  actionListContext: 'Global',
  actionTarget: null,
  actionTargetType: 'Describe',
  apiName: 'NewTask',
  externalId: 'x::Global',
  iconUrl: '/icon.png',
  id: '0JV',
  isMassAction: 'false',
  label: 'New Task',
  lwcComponent: null,
  primaryColor: '4BC076',
  relatedListRecordId: null,
  relatedSourceObject: null,
  section: 'Page',
  sourceObject: 'Global',
  subtype: 'Create',
  targetObject: 'Task',
  targetUrl: null,
  type: 'QuickAction',
};
const collection = {
  actions: { Global: { actions: [action], links: [], url: '/actions/global' } },
  url: '/actions/global',
};

test('D-070: a collection keeps actions by what they belong to, each entry with url, links and actions', () => {
  expect(neededMembers(ActionCollection, collection)).toEqual(['actions', 'url']);
  expect(neededMembers(ActionCollection, collection, ['actions', 'Global'])).toEqual([
    'actions',
    'links',
    'url',
  ]);
  expect(fitsWith(ActionCollection, collection, ['actions'], [])).toBe(false);
});

test('D-071: an action has all its members, and isMassAction is a text', () => {
  const way = ['actions', 'Global', 'actions', 0];
  expect(neededMembers(ActionCollection, collection, way)).toEqual([
    'actionListContext',
    'actionTarget',
    'actionTargetType',
    'apiName',
    'externalId',
    'iconUrl',
    'id',
    'isMassAction',
    'label',
    'lwcComponent',
    'primaryColor',
    'relatedListRecordId',
    'relatedSourceObject',
    'section',
    'sourceObject',
    'subtype',
    'targetObject',
    'targetUrl',
    'type',
  ]);
  expect(fitsWith(ActionCollection, collection, [...way, 'isMassAction'], false)).toBe(false);
  expect(fitsWith(ActionCollection, collection, [...way, 'label'], 7)).toBe(false);
});

test('what a server sends beyond the named members is kept', () => {
  expect(ActionCollection.parse({ ...collection, eTag: 'g1' })).toHaveProperty('eTag', 'g1');
});

test('D-110: each related list is answered with a status of its own, by actions or by what is wrong', () => {
  const wrong = [{ errorCode: 'INVALID_TYPE', message: 'No such list' }];
  const batch = {
    results: [
      { result: collection, statusCode: 200 },
      { result: wrong, statusCode: 400 },
    ],
  };
  expect(neededMembers(RelatedListsActions, batch)).toEqual(['results']);
  expect(neededMembers(RelatedListsActions, batch, ['results', 0])).toEqual(['result', 'statusCode']);
  expect(fitsWith(RelatedListsActions, batch, ['results', 0, 'result'], 'gone')).toBe(false);
});

test('D-072: overrides are taken whatever they hold', () => {
  const overrides = { New: { page: [1, { deep: true }] } };
  expect(ActionOverrides.parse(overrides)).toEqual(overrides);
  expect(ActionOverrides.safeParse('New').success).toBe(false);
});

test('D-073: activations are taken whatever they hold', () => {
  const activated = { activations: [{ any: { thing: null } }] };
  expect(FormulaActivations.parse(activated)).toEqual(activated);
  expect(neededMembers(FormulaActivations, activated)).toEqual(['activations']);
  expect(fitsWith(FormulaActivations, activated, ['activations'], { byName: 1 })).toBe(true);
});
