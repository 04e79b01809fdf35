import { describe, expect, test } from 'vitest';
import { formula, rollup } from './calculated-fields.ts';
import type { Field } from './field.ts';
import { currency, number, picklist, reference, text } from './fields.ts';
import { defineObject } from './object-declaration.ts';
import { createObjects } from './objects.ts';

const user = defineObject({
  apiName: 'User',
  label: 'User',
  labelPlural: 'Users',
  keyPrefix: '005',
  nameField: 'Name',
  fields: { Name: text({ label: 'Name' }) },
});

/** An order and its lines, with more fields. */
const declare = (
  order: Readonly<Record<string, Field>>,
  line: Readonly<Record<string, Field>> = {},
  error = 'Total__c < 0',
) =>
  createObjects([
    user,
    defineObject({
      apiName: 'Order',
      label: 'Order',
      labelPlural: 'Orders',
      keyPrefix: '801',
      nameField: 'Name',
      fields: {
        Name: text({ label: 'Name' }),
        Stage__c: picklist({ label: 'Stage', values: ['Open', 'Closed'] }),
        Total__c: rollup({
          label: 'Total',
          object: 'Line',
          by: 'OrderId',
          calculates: 'sum',
          field: 'Price__c',
        }),
        ...order,
      },
      validationRules: [{ name: 'Positive', error, message: 'A total cannot be negative.' }],
    }),
    defineObject({
      apiName: 'Line',
      label: 'Line',
      labelPlural: 'Lines',
      keyPrefix: '802',
      nameField: 'Name',
      fields: {
        Name: text({ label: 'Name' }),
        OrderId: reference({ label: 'Order', to: 'Order' }),
        Count__c: number({ label: 'Count' }),
        Price__c: currency({ label: 'Price' }),
        ...line,
      },
    }),
  ]);

describe('formulas are read when objects are declared', () => {
  test('a formula that fits its declaration is parsed once and stored by its text', () => {
    const { formulas } = declare({
      Tag__c: formula({ label: 'Tag', returns: 'text', formula: 'TEXT(Stage__c)' }),
    });
    expect([...formulas.keys()]).toEqual(['TEXT(Stage__c)', 'Total__c < 0']);
  });

  test.each<[string, Parameters<typeof declare>, string]>([
    [
      'what cannot be read',
      [{ X__c: formula({ label: 'X', returns: 'number', formula: '1 +' }) }],
      'Order.X__c: ',
    ],
    [
      'a field that is not there',
      [{}, { X__c: formula({ label: 'X', returns: 'number', formula: 'Order.Worth__c' }) }],
      'Line.X__c: ',
    ],
    [
      'another type than declared',
      [{ X__c: formula({ label: 'X', returns: 'number', formula: '"a"' }) }],
      'Order.X__c: the formula gives text where number is declared.',
    ],
    ['a rule that is no condition', [{}, {}, 'Total__c'], 'Order, rule Positive: the formula gives number'],
    [
      'a field that is calculated from itself through a roll-up',
      [{}, { Price__c: formula({ label: 'Price', returns: 'currency', formula: 'Order.Total__c / 2' }) }],
      'Order.Total__c → Line.Price__c → Order.Total__c',
    ],
    [
      'a roll-up over records that do not stand below',
      [{ X__c: rollup({ label: 'X', object: 'User', by: 'Name', calculates: 'count' }) }],
      'Order.X__c: User.Name does not lead to Order.',
    ],
    [
      'a roll-up of a field that is not there',
      [{ X__c: rollup({ label: 'X', object: 'Line', by: 'OrderId', calculates: 'sum', field: 'Worth__c' }) }],
      'Order.X__c: Line has no field Worth__c',
    ],
  ])('%s is refused', (_, declared, message) => {
    expect(() => declare(...declared)).toThrow(message);
  });
});
