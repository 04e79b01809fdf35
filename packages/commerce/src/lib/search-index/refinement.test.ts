import { writeRefinements } from '@relab/contract/commerce';
import { describe, expect, it } from 'vitest';
import { readRange, readRefinements } from './refinement.ts';

const encode = (value: unknown) => btoa(JSON.stringify(value));

describe('readRefinements', () => {
  it('reads what the contract writes, umlauts included', () => {
    const refinements = [{ nameOrId: 'Manufacturer__c', values: ['Köttermann', 'Binder'] }];
    expect(readRefinements(writeRefinements(refinements))).toEqual(refinements);
    expect(readRefinements(undefined)).toEqual([]);
    expect(readRefinements('')).toEqual([]);
  });

  it('drops facets without values', () => {
    expect(readRefinements(encode([{ nameOrId: 'A', values: [] }]))).toEqual([]);
  });

  it.each([
    ['no base64', '%%%'],
    ['no JSON', btoa('{')],
    ['no UTF-8', Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d]).toString('base64')],
    ['no list', encode({})],
    ['a null', encode([null])],
    ['no name', encode([{ values: ['a'] }])],
    ['values of another type', encode([{ nameOrId: 'A', values: [1] }])],
    ['ten facets', encode(Array.from({ length: 10 }, (_, at) => ({ nameOrId: `F${at}`, values: ['a'] })))],
    ['21 values', encode([{ nameOrId: 'A', values: Array.from({ length: 21 }, String) }])],
    [
      'a facet twice',
      encode([
        { nameOrId: 'A', values: ['a'] },
        { nameOrId: 'A', values: ['b'] },
      ]),
    ],
  ])('refuses %s', (_, parameter) => {
    expect(() => readRefinements(parameter)).toThrow(expect.objectContaining({ status: 400 }));
  });
});

describe('readRange', () => {
  it('reads both sides, either open', () => {
    expect(readRange('100..2500.50')).toEqual({ from: 100, to: 2500.5 });
    expect(readRange('..5')).toEqual({ from: Number.NEGATIVE_INFINITY, to: 5 });
    expect(readRange('2015..')).toEqual({ from: 2015, to: Number.POSITIVE_INFINITY });
  });

  it('refuses anything else', () => {
    for (const text of ['', '5', 'a..b', '1..2..3', '1e9..', 'Infinity..']) {
      expect(() => readRange(text)).toThrow('is no range');
    }
  });
});
