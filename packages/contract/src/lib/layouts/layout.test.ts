import { expect, test } from 'vitest';
import { checkConfig } from '../check-config.ts';
import { fitsWith, neededMembers } from '../needed-members.fixture.ts';
import { accountLayout } from './layout.fixture.ts';
import { getLayout } from './layout.ts';
import { RecordLayout } from './layout-schemas.ts';
import { getPathLayout } from './path-layout.ts';

const check = (config: object) => checkConfig(getLayout, { objectApiName: 'Account', ...config });

test('D-051: a layout has these members', () => {
  expect(neededMembers(RecordLayout, accountLayout)).toEqual([
    'id',
    'layoutType',
    'mode',
    'objectApiName',
    'recordTypeId',
    'saveOptions',
    'sections',
  ]);
});

test('D-052: sections hold rows, rows items, items components, each with a name and a type', () => {
  const row = ['sections', 0, 'layoutRows', 0];
  const item = [...row, 'layoutItems', 0];
  expect(neededMembers(RecordLayout, accountLayout, ['sections', 0])).toContain('layoutRows');
  expect(neededMembers(RecordLayout, accountLayout, row)).toEqual(['layoutItems']);
  expect(neededMembers(RecordLayout, accountLayout, item)).toContain('layoutComponents');
  expect(neededMembers(RecordLayout, accountLayout, [...item, 'layoutComponents', 0])).toEqual([
    'apiName',
    'componentType',
  ]);
});

test('D-053: a layout is Full or Compact', () => {
  expect(fitsWith(RecordLayout, accountLayout, ['layoutType'], 'Compact')).toBe(true);
  expect(fitsWith(RecordLayout, accountLayout, ['layoutType'], 'Search')).toBe(false);
});

test('D-054: a layout is for viewing, editing or creating', () => {
  for (const mode of ['View', 'Edit', 'Create'])
    expect(fitsWith(RecordLayout, accountLayout, ['mode'], mode)).toBe(true);
  expect(fitsWith(RecordLayout, accountLayout, ['mode'], 'Print')).toBe(false);
});

test('D-055: a component is of one of six types', () => {
  const place = ['sections', 0, 'layoutRows', 0, 'layoutItems', 0, 'layoutComponents', 0, 'componentType'];
  for (const type of ['EmptySpace', 'ReportChart', 'VisualforcePage', 'Canvas', 'Field', 'CustomLink'])
    expect(fitsWith(RecordLayout, accountLayout, place, type)).toBe(true);
  expect(fitsWith(RecordLayout, accountLayout, place, 'Button')).toBe(false);
});

test('D-179: a layout type is Full or Compact', () => {
  for (const layoutType of ['Full', 'Compact']) expect(check({ layoutType })).toEqual([]);
  for (const layoutType of ['full', 'Search', '', 1]) expect(check({ layoutType })).toHaveLength(1);
});

test('D-180: a mode is View, Edit or Create', () => {
  for (const mode of ['View', 'Edit', 'Create']) {
    expect(check({ mode })).toEqual([]);
    expect(checkConfig(getPathLayout, { objectApiName: 'Account', mode })).toEqual([]);
  }
  for (const mode of ['view', 'Print', '', 1]) {
    expect(check({ mode })).toHaveLength(1);
    expect(checkConfig(getPathLayout, { objectApiName: 'Account', mode })).toHaveLength(1);
  }
});

test('D-181, D-182: a record type may be missing, but not null', () => {
  expect(check({})).toEqual([]);
  expect(check({ recordTypeId: undefined })).toEqual([]);
  expect(check({ recordTypeId: null })).toEqual([
    { path: ['recordTypeId'], message: 'Expected "string" but received "null"' },
  ]);
});

test('D-186: the form factor is Large, Medium or Small', () => {
  expect(check({ formFactor: 'Small' })).toEqual([]);
  expect(check({ formFactor: 'Tiny' })).toHaveLength(1);
});
