import { expect, test } from 'vitest';
import { fitsWith, neededMembers } from '../needed-members.fixture.ts';
import {
  QuickActionDefaults,
  QuickActionExecution,
  QuickActionInfo,
  QuickActionLayout,
} from './quick-action-schemas.ts';

test('D-065: what came of a quick action', () => {
  const done = {
    contextId: '001',
    feedItemId: null,
    id: '003',
    isCreated: true,
    isSuccess: true,
    successMessage: 'Contact created.',
  };
  expect(neededMembers(QuickActionExecution, done)).toEqual(Object.keys(done));
  expect(fitsWith(QuickActionExecution, done, ['isSuccess'], 'true')).toBe(false);
});

test('D-066: the values that a quick action starts with are fields of a record', () => {
  const defaults = {
    actionApiName: 'NewContact',
    fields: { AccountId: { displayValue: null, value: '001' } },
    objectApiName: 'Contact',
  };
  expect(neededMembers(QuickActionDefaults, defaults)).toEqual(['actionApiName', 'fields', 'objectApiName']);
  expect(neededMembers(QuickActionDefaults, defaults, ['fields', 'AccountId'])).toEqual([
    'displayValue',
    'value',
  ]);
});

test('D-067: the layout of a quick action is taken whatever it holds', () => {
  const layout = { actionApiName: 'NewContact', layout: { sections: [{ rows: [] }] } };
  expect(neededMembers(QuickActionLayout, layout)).toEqual(['actionApiName', 'layout']);
  expect(QuickActionLayout.parse(layout)).toEqual(layout);
});

const info = {
  accessLevelRequired: 'Read',
  actionApiName: 'NewContact',
  colors: [{ color: '3C97DD', colorContext: 'primary', theme: 'theme4' }],
  copilotActionDescription: null,
  copilotInputs: [{ inputName: 'recordId', inputValue: '001' }],
  copilotIntent: null,
  copilotPlanTemplateId: null,
  copilotUserUtterance: null,
  flowDevName: null,
  flowRecordIdVar: null,
  iconName: null,
  icons: [{ contentType: 'image/png', height: 32, theme: 'theme3', url: '/icon.png', width: 32 }],
  label: 'New Contact',
  lightningComponentBundleName: null,
  lightningComponentQualifiedName: null,
  lightningWebComponentBundleName: null,
  lightningWebComponentQualifiedName: null,
  parameters: [{ parameterName: 'size', parameterValue: 'small' }],
  targetParentField: 'Account',
  targetRecordTypeId: null,
  targetSobjectType: 'Contact',
  type: 'Create',
};

test('D-068, D-217: the first half of what describes a quick action, with the access that it needs', () => {
  expect(neededMembers(QuickActionInfo, info)).toEqual(
    expect.arrayContaining([
      'accessLevelRequired',
      'actionApiName',
      'colors',
      'copilotActionDescription',
      'copilotInputs',
      'copilotIntent',
      'copilotPlanTemplateId',
      'copilotUserUtterance',
      'flowDevName',
      'flowRecordIdVar',
    ]),
  );
  expect(neededMembers(QuickActionInfo, info, ['colors', 0])).toEqual(['color', 'colorContext', 'theme']);
  expect(neededMembers(QuickActionInfo, info, ['copilotInputs', 0])).toEqual(['inputName', 'inputValue']);
});

test('D-069: the second half of what describes a quick action', () => {
  expect(neededMembers(QuickActionInfo, info)).toEqual(
    expect.arrayContaining([
      'iconName',
      'icons',
      'label',
      'lightningComponentBundleName',
      'lightningComponentQualifiedName',
      'lightningWebComponentBundleName',
      'lightningWebComponentQualifiedName',
      'parameters',
      'targetParentField',
      'targetRecordTypeId',
      'targetSobjectType',
      'type',
    ]),
  );
  expect(neededMembers(QuickActionInfo, info, ['icons', 0])).toEqual([
    'contentType',
    'height',
    'theme',
    'url',
    'width',
  ]);
  expect(neededMembers(QuickActionInfo, info, ['parameters', 0])).toEqual([
    'parameterName',
    'parameterValue',
  ]);
  expect(fitsWith(QuickActionInfo, info, ['icons', 0, 'width'], '32')).toBe(false);
});
