import { expect, test } from 'vitest';
import { checkConfig } from '../check-config.ts';
import { accountLayout } from '../layouts/layout.fixture.ts';
import { fitsWith, neededMembers } from '../needed-members.fixture.ts';
import { accountInfo } from '../object-info/object-info.fixture.ts';
import { account } from './record.fixture.ts';
import { getRecordCreateDefaults } from './record-defaults.ts';
import { RecordDefaults, RecordTemplateClone, RecordTemplateCreate } from './record-defaults-schemas.ts';

const { eTag: _, weakEtag: __, ...unsaved } = { ...account, id: null };
const defaults = { record: unsaved, objectInfos: { Account: accountInfo }, layout: accountLayout };

test('D-021: record defaults have a record, object infos and a layout', () => {
  expect(neededMembers(RecordDefaults, defaults)).toEqual(['layout', 'objectInfos', 'record']);
  expect(fitsWith(RecordDefaults, defaults, ['layout'], {})).toBe(false);
});

test('D-022: their record has these members, and may have no id yet', () => {
  expect(neededMembers(RecordDefaults, defaults, ['record'])).toEqual([
    'apiName',
    'childRelationships',
    'fields',
    'id',
    'lastModifiedById',
    'lastModifiedDate',
    'recordTypeId',
    'recordTypeInfo',
    'systemModstamp',
  ]);
  expect(fitsWith(RecordDefaults, defaults, ['record', 'id'], account.id)).toBe(true);
});

const template = {
  apiName: 'Account',
  fields: { Name: { displayValue: null, value: 'Harbour & Pine' } },
  recordTypeId: '012000000000000AAA',
};

test('D-023: a template of a copy says what it is a copy of', () => {
  const copy = { ...template, cloneSourceId: account.id };
  expect(neededMembers(RecordTemplateClone, copy)).toEqual([
    'apiName',
    'cloneSourceId',
    'fields',
    'recordTypeId',
  ]);
  expect(fitsWith(RecordTemplateClone, copy, ['fields', 'Name'], 'Harbour & Pine')).toBe(false);
});

test('D-024: a template of a new record has these members', () => {
  expect(neededMembers(RecordTemplateCreate, template)).toEqual(['apiName', 'fields', 'recordTypeId']);
});

test('D-186: the form factor is Large, Medium or Small', () => {
  const check = (formFactor: string) =>
    checkConfig(getRecordCreateDefaults, { objectApiName: 'Account', formFactor });
  for (const size of ['Large', 'Medium', 'Small']) expect(check(size)).toEqual([]);
  expect(check('large')).toHaveLength(1);
});
