import type { RecordRepresentation } from '@relab/contract/records';
import { expect, test } from 'vitest';
import { fieldsNamed, fillTemplate } from './fill-template.ts';

const field = (value: string | number | boolean | null, displayValue: string | null = null) => ({
  value,
  displayValue,
});
const record = {
  fields: {
    Name: field('Iris $& {Kind__c}'),
    Kind__c: field('Spectrometer', 'Mass Spectrometer'),
    Price__c: field(12.5, '€12.50'),
    Empty__c: field(null),
  },
} as unknown as RecordRepresentation;

test.each([
  ['nothing to fill', 'nothing to fill'],
  [7, 7],
  [false, false],
  ['{Price__c}', 12.5],
  ['{Kind__c}', 'Spectrometer'],
  ['{Empty__c}', null],
  ['{Nothing__c}', null],
  ['{constructor}', null],
  ['A {Kind__c} for {Price__c}', 'A Mass Spectrometer for €12.50'],
  ['[{Empty__c}{Nothing__c}]', '[]'],
  // What is filled in is not filled again.
  ['Of {Name}', 'Of Iris $& {Kind__c}'],
  ['{ Name } {a-b}', '{ Name } {a-b}'],
])('%j becomes %j', (template, filled) => {
  expect(fillTemplate(template, record)).toBe(filled);
});

test('the fields that are named are known before there is a record', () => {
  expect(fieldsNamed('A {Kind__c} of {Name}, {Name}')).toEqual(['Kind__c', 'Name', 'Name']);
  expect(fieldsNamed(5)).toEqual([]);
  expect(fillTemplate('{Name}', undefined)).toBeNull();
  expect(fillTemplate('- {Name}', undefined)).toBe('- ');
});
