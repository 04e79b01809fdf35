import { expect, test } from 'vitest';
import type { FieldKind } from '../objects/field.ts';
import type { FilterValue, ListFilter, ListOperator } from '../objects/list-view.ts';
import { conditionSql, FilterError, operatorsFor } from './condition.ts';
import { expressionOf, type FieldExpression } from './field-expression.ts';
import { Instrument, now, type ReaderName, readerNamed } from './filter-rows.fixture.ts';
import { filtersSql } from './filters.ts';
import { pathOf } from './selection.ts';
import { requireSorts } from './sort.ts';

const equality = ['equals', 'notEqual'];
const order = ['lessThan', 'lessOrEqual', 'greaterThan', 'greaterOrEqual'];
const inText = ['contains', 'notContain', 'startsWith'];
const known: Readonly<Record<FieldKind, readonly string[]>> = {
  id: [...equality, ...inText],
  text: [...equality, ...order, ...inText],
  longText: [],
  richText: [],
  number: [...equality, ...order],
  currency: [...equality, ...order],
  percent: [...equality, ...order],
  date: [...equality, ...order],
  dateTime: [...equality, ...order],
  boolean: equality,
  picklist: [...equality, ...inText],
  multiPicklist: [...equality, 'includes', 'excludes', ...inText],
  reference: [...equality, ...inText],
  email: [...equality, ...order, ...inText],
  phone: [...equality, ...order, ...inText],
  url: [...equality, ...order, ...inText],
  autoNumber: [...equality, ...order, ...inText],
  address: [],
  personName: [...equality, ...order, ...inText],
};
const everyOperator = [...new Set([...Object.values(known).flat(), 'within'])] as readonly ListOperator[];

const clerk = readerNamed('clerk');

function expressionFor(path: string): FieldExpression {
  const expression = expressionOf(Instrument, pathOf(Instrument, path), 't0', clerk);
  if (!expression) throw new Error(`${path} cannot be read`);
  return expression;
}

const filtersOf = (filters: readonly ListFilter[], name: ReaderName, logic?: string) =>
  filtersSql(Instrument, filters, logic, 't0', readerNamed(name), now);
const equals = (field: string): ListFilter => ({ field, operator: 'equals', value: 'x' });

/** Something that a field of the kind can be. */
function something(kind: FieldKind): FilterValue {
  if (kind === 'boolean') return true;
  return kind === 'date' || kind === 'dateTime' ? 'TODAY' : 1;
}

/** What it never can be. */
function wrongValues(kind: FieldKind): readonly string[] {
  const wrong = [
    'x',
    '1x',
    ' ',
    '2026-02-30',
    '10000-01-01',
    'LAST_N_DAYS:x',
    '0x10',
    '1e400',
    'NaN',
    'Infinity',
  ];
  if (kind === 'boolean') return [...wrong, '2', 'yes'];
  const moments = ['2', '0000-01-01', '2026-13-01', '2026-06-15T10:00:00', '9999-12-31T23:59:59Z'];
  return kind === 'date' || kind === 'dateTime' ? [...wrong, ...moments] : wrong;
}

test('each kind of field knows its operators', () => {
  for (const [kind, operators] of Object.entries(known)) {
    expect(operatorsFor(kind as FieldKind).toSorted(), kind).toEqual(operators.toSorted());
  }
});

test.each(['number', 'currency', 'percent', 'date', 'dateTime', 'boolean'] as const)(
  'what no %s can be is said in a sentence, and so is an operator that it does not know',
  (kind) => {
    const path = { number: 'Hours__c', currency: 'Net__c', percent: 'Share__c', date: 'Due__c' };
    const expression = expressionFor({ ...path, dateTime: 'Latest__c', boolean: 'Valued__c' }[kind]);
    expect(expression.field.kind).toBe(kind);
    for (const value of wrongValues(kind)) {
      for (const values of [[value], [something(kind), value]]) {
        expect(() => conditionSql(expression, 'equals', values, now), value).toThrow(FilterError);
      }
    }
    for (const operator of everyOperator) {
      if (operatorsFor(kind).includes(operator)) continue;
      expect(() => conditionSql(expression, operator, [something(kind)], now), operator).toThrow(
        /cannot be filtered by/,
      );
    }
  },
);

test('an order needs something to be compared with', () => {
  for (const operator of order as readonly ListOperator[]) {
    for (const nothing of [[], [null], [''], ['a', null]]) {
      expect(() => conditionSql(expressionFor('Name'), operator, nothing, now)).toThrow(
        'Name: a value is needed.',
      );
    }
  }
});

test.each<[ReaderName, string]>([
  ['seller', 'Cost__c'],
  ['seller', 'Margin__c'],
  ['guest', 'Cost__c'],
  ['guest', 'Lab__r.Name'],
  ['guest', 'Owner.Email'],
  ['clerk', 'Owner.AuthId__c'],
  ['clerk', 'Nothing__c'],
  ['clerk', 'constructor'],
  ['clerk', ''],
  ['clerk', 'Lab__c.Name'],
  ['clerk', 'Name.Name'],
  ['clerk', 'Lab__r.'],
  ['clerk', `Contact__r.${'ReportsTo.'.repeat(5)}Name`],
])('to a %s "%s" is no field to filter or sort by', (name, path) => {
  const context = readerNamed(name);
  expect(() => filtersOf([equals(path)], name)).toThrow(/^There is no field /);
  expect(expressionOf(Instrument, pathOf(Instrument, path), 't0', context)).toBeUndefined();
  if (path !== '') expect(() => requireSorts(Instrument, [path], context)).toThrow(/Cannot sort by/);
});

test.each(['Remarks__c', 'Notes__c', 'Lab__r.SiteAddress'])('%s cannot be filtered by', (path) => {
  expect(() => filtersOf([equals(path)], 'clerk')).toThrow(/cannot be filtered by equals/);
});
