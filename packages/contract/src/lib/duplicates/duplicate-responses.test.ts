import { expect, test } from 'vitest';
import { findDuplicates } from '../../records.ts';
import { checkConfig } from '../check-config.ts';
import { fitsWith, neededMembers } from '../needed-members.fixture.ts';
import { DuplicateConfiguration, Duplicates } from './duplicate-schemas.ts';

const filter = {
  booleanFilter: null,
  filterItems: [{ field: 'Industry', operation: 'equals', sortOrder: 1, value: 'Retail' }],
  ruleCritera: null,
};
const matching = {
  matchEngine: 'FuzzyMatchEngine',
  matchFields: ['Name'],
  name: 'Account_Match',
  objectApiName: 'Account',
};
const rule = {
  actionOnInsert: 'Allow',
  actionOnUpdate: 'Block',
  active: true,
  duplicateRuleFilters: [filter],
  matchRules: [matching],
  name: 'Account_Rule',
  operationsOnInsert: ['Alert'],
  operationsOnUpdate: [],
};
const configuration = {
  apiName: 'Account',
  dedupeEnabled: true,
  dedupeFields: ['Name'],
  duplicateRules: [rule],
  predupeEnabled: true,
};
const firstRule = ['duplicateRules', 0];

test('D-077: a configuration has all its members', () => {
  expect(neededMembers(DuplicateConfiguration, configuration)).toEqual(Object.keys(configuration));
  expect(fitsWith(DuplicateConfiguration, configuration, ['dedupeFields'], 'Name')).toBe(false);
});

test('D-078: a rule has all its members', () => {
  expect(neededMembers(DuplicateConfiguration, configuration, firstRule)).toEqual(Object.keys(rule));
});

test('D-079, X-34: a filter has all its members, one of them spelled ruleCritera', () => {
  const way = [...firstRule, 'duplicateRuleFilters', 0];
  expect(neededMembers(DuplicateConfiguration, configuration, way)).toEqual([
    'booleanFilter',
    'filterItems',
    'ruleCritera',
  ]);
  expect(neededMembers(DuplicateConfiguration, configuration, [...way, 'filterItems', 0])).toEqual([
    'field',
    'operation',
    'sortOrder',
    'value',
  ]);
});

test('D-080: a matching rule has all its members', () => {
  expect(neededMembers(DuplicateConfiguration, configuration, [...firstRule, 'matchRules', 0])).toEqual([
    'matchEngine',
    'matchFields',
    'name',
    'objectApiName',
  ]);
});

test('X-48: duplicates of a record are listed by object and by rule', () => {
  const found = {
    allowSave: true,
    duplicateError: true,
    duplicateRules: ['Account_Rule'],
    matches: [
      {
        duplicateResultInfos: {
          Account_Rule: {
            allowSave: true,
            matchResultInfo: { recordIds: ['001'], rule: 'Account_Match' },
            rule: 'Account_Rule',
          },
        },
        objectApiName: 'Account',
        recordIds: ['001'],
      },
    ],
  };
  expect(neededMembers(Duplicates, found)).toEqual(Object.keys(found));
  expect(neededMembers(Duplicates, found, ['matches', 0])).toEqual([
    'duplicateResultInfos',
    'objectApiName',
    'recordIds',
  ]);
  const way = ['matches', 0, 'duplicateResultInfos', 'Account_Rule'];
  expect(neededMembers(Duplicates, found, way)).toEqual(['allowSave', 'matchResultInfo', 'rule']);
  expect(neededMembers(Duplicates, found, [...way, 'matchResultInfo'])).toEqual(['recordIds', 'rule']);
  expect(Duplicates.safeParse({ ...found, matches: [], duplicateRules: [] }).success).toBe(true);
});

test('D-012: duplicates are looked for by a record that is not yet saved', () => {
  expect(checkConfig(findDuplicates, { apiName: 'Account', fields: { Name: 'Harbour' } })).toEqual([]);
  expect(checkConfig(findDuplicates, { fields: {} })).toHaveLength(1);
  expect(checkConfig(findDuplicates, { apiName: 'Account' })).toHaveLength(1);
});
