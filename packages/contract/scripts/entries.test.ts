import { expect, test } from 'vitest';
import * as administration from '../src/administration.ts';
import * as commerce from '../src/commerce.ts';
import * as content from '../src/content.ts';
import * as identity from '../src/identity.ts';
import type { AnyCall } from '../src/lib/call.ts';
import * as records from '../src/records.ts';
import { describedCalls } from '../src/server.ts';
import { entryText } from './entries.ts';

test('an entry leaves out schemas of responses, what describes calls, and what is marked as internal', () => {
  const text = entryText(['commerce/cart'], {});
  expect(text).toContain('cloneCart');
  expect(text).toMatch(/export type \{.*\bCartSummary\b/);
  for (const omitted of ['commerceCartCalls', 'CartItemResult', 'schemas'])
    expect(text).not.toContain(omitted);
  expect(entryText(['commerce'], {})).not.toContain('buyerContext');
});

test('every exported call is described', () => {
  const isCall = (value: unknown): value is AnyCall =>
    Object(value).path !== undefined && 'lifetime' in Object(value);
  const declared = [administration, commerce, content, identity, records]
    .flatMap((entry) => Object.values<unknown>(entry))
    .filter(isCall);
  expect(describedCalls.map(({ call }) => call.id).toSorted()).toEqual(
    declared.map(({ id }) => id).toSorted(),
  );
});
