import { type TestDatabase, testDatabase } from '@relab/database/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anything } from './anything.fixture.ts';
import type { Expression } from './expression.ts';
import { createThings, evaluate } from './formula.fixture.ts';
import { computable, Inexact, print, type Worth, worthOf } from './model.fixture.ts';
import { parseFormula } from './parse-formula.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('pglite');
  await createThings(database.database);
}, 120_000);
afterAll(() => database.close());

const row = { Amount__c: 12.5, Whole__c: 7, Empty__c: null, IsActive: true, NoFlag__c: false };
const formulas = computable(['Amount__c', 'Whole__c', 'Empty__c'], ['IsActive', 'NoFlag__c']);

const withoutPlaces = (expression: Expression): unknown =>
  JSON.parse(JSON.stringify(expression, (key, value) => (key === 'at' ? undefined : value)));

/** Undefined where JavaScript cannot tell. As results are: no blank conditions, and no -0. */
function expected(expression: Expression): { readonly value: Worth } | undefined {
  try {
    const value = worthOf(expression, row);
    return { value: value === 0 ? 0 : value };
  } catch (problem) {
    if (problem instanceof Inexact) return undefined;
    throw problem;
  }
}

test('a printed formula is parsed into the same expression', () => {
  fc.assert(
    fc.property(formulas, (expression) => {
      const text = print(expression);
      fc.pre(text.length <= 5_000);
      expect(withoutPlaces(parseFormula(text).root)).toEqual(withoutPlaces(expression));
    }),
    { numRuns: 3_000 },
  );
});

test('numbers and conditions have the values that JavaScript computes', async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(formulas, { minLength: 40, maxLength: 60 }), async (expressions) => {
      const told = expressions.flatMap((expression) => {
        const text = print(expression);
        const worth = text.length <= 1_000 ? expected(expression) : undefined;
        return worth ? [{ text, value: worth.value }] : [];
      });
      fc.pre(told.length > 0);
      const args = (
        await evaluate(
          database.database,
          told.map(({ text }) => text),
        )
      ).get('1');
      compared += told.length;
      expect(told.map(({ text }, index) => [text, args?.[index]])).toEqual(
        told.map(({ text, value }, index) => [
          text,
          value ?? (typeof args?.[index] === 'boolean' ? false : null),
        ]),
      );
    }),
    { numRuns: 20 },
  );
  expect(compared).toBeGreaterThan(400);
});

test('no formula fails for any row', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anything, { minLength: 20, maxLength: 30 }), async (args) => {
      const texts = args.filter((text) => text.length <= 2_000);
      fc.pre(texts.length > 0);
      expect((await evaluate(database.database, texts)).size).toBe(5);
    }),
    { numRuns: 60 },
  );
});
