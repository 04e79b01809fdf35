import { expect, test } from 'vitest';
import { number, picklist, text } from '../objects/fields.ts';
import { operandLabels, operandOf } from './operands.ts';

const kind = picklist({
  label: 'Kind',
  values: [
    { value: 'Spectrometer', label: 'Mass Spectrometer' },
    { value: 'mass spectrometer', label: 'Old Spectrometer' },
    { value: 'Iris', label: 'Microscope' },
    { value: 'Microscope', label: 'Other' },
    'Centrifuge',
  ],
});
const name = text({ label: 'Name' });
const weight = number({ label: 'Weight' });

test.each([
  ['Centrifuge', 'Centrifuge'],
  ['Mass Spectrometer', 'Spectrometer'],
  ['Spectrometer', 'Spectrometer'],
  // What stands exactly as a label or a value goes before what differs in its case.
  ['mass spectrometer', 'mass spectrometer'],
  ['MASS SPECTROMETER', 'Spectrometer'],
  [' centrifuge ', 'Centrifuge'],
  ['Microscope', 'Iris'],
  ['Nothing', 'Nothing'],
  ['', null],
  ['null', null],
])('of a picklist %j means %j', (label, value) => {
  expect(operandOf(kind, label)).toBe(value);
});

test('of a text "null" is a word; of other fields it is nothing', () => {
  expect(operandOf(name, 'null')).toBe('null');
  expect(operandOf(name, '')).toBeNull();
  expect(operandOf(weight, 'null')).toBeNull();
  expect(operandOf(weight, '12.5')).toBe('12.5');
});

test('values are read as their labels', () => {
  const labels = operandLabels(kind, {
    field: 'Kind__c',
    operator: 'equals',
    value: ['Iris', null, 'Unknown'],
  });
  expect(labels).toEqual(['Microscope', '', 'Unknown']);
  expect(operandLabels(weight, { field: 'Weight__c', operator: 'lessThan', value: 7 })).toEqual(['7']);
});
