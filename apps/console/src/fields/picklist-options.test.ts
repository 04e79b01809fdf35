import type { FieldInfo, PicklistValues } from '@relab/contract/records';
import { describe, expect, test } from 'vitest';
import { matchingOptions, picklistOptions } from './picklist-options.ts';

const value = (name: string, ...validFor: number[]) => ({
  attributes: null,
  label: name,
  validFor,
  value: name,
});
const values: PicklistValues = {
  controllerValues: { Cold: 0, Hot: 1 },
  defaultValue: null,
  url: '',
  values: [value('Freezer', 0), value('Oven', 1), value('Cabinet', 0, 1)],
};
const field = (controllerName: string | null) => ({ controllerName }) as FieldInfo;
const names = (options: readonly { readonly value: string }[]) => options.map(({ value: name }) => name);

describe('a dependent picklist', () => {
  test('offers what goes with the controlling value', () => {
    expect(names(picklistOptions(field('Kind'), values, { Kind: 'Hot' }))).toEqual(['Oven', 'Cabinet']);
  });

  test('offers nothing while nothing is chosen that controls it', () => {
    expect(picklistOptions(field('Kind'), values, {})).toEqual([]);
  });

  test('that depends on a field that may not be read offers all', () => {
    expect(names(picklistOptions(field(null), values, {}))).toEqual(['Freezer', 'Oven', 'Cabinet']);
  });
});

test('what begins with the text comes before what contains it', () => {
  const options = ['Deep freezer', 'Freezer', 'Oven'].map((name) => ({ value: name, label: name }));
  expect(names(matchingOptions(options, 'free'))).toEqual(['Freezer', 'Deep freezer']);
  expect(matchingOptions(options, ' ')).toBe(options);
});
