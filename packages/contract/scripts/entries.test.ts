import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as commerce from '../src/commerce.ts';
import * as content from '../src/content.ts';
import * as identity from '../src/identity.ts';
import type { AnyCall } from '../src/lib/call.ts';
import * as records from '../src/records.ts';
import { describedCalls } from '../src/server.ts';
import { entryText, generated } from './entries.ts';

/** Without comments, and without what the formatter decides: line breaks, commas, the order of statements and names. */
const normalized = (text: string): readonly string[] =>
  text
    .replaceAll(/^\/\/.*$|\/\*\*.*\*\//gm, '')
    .split(';')
    .map((statement) =>
      statement
        .split(/[\s,]+/)
        .toSorted()
        .join(' '),
    )
    .toSorted();

test.each(Object.entries(generated()))('%s is what the declarations say', (file, text) => {
  const written = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  expect(normalized(written)).toEqual(normalized(text));
});

test('an entry leaves out schemas of responses, what describes calls, and what is marked as internal', () => {
  const text = entryText(['commerce/cart']);
  expect(text).toContain('cloneCart');
  expect(text).toMatch(/export type \{.*\bCartSummary\b/);
  for (const omitted of ['cloneCartResponses', 'CartItemResult']) expect(text).not.toContain(omitted);
  expect(entryText(['commerce'])).not.toContain('buyerContext');
});

test('every exported call is described, but for those that respond with a file', () => {
  const isCall = (value: unknown): value is AnyCall =>
    Object(value).path !== undefined && 'lifetime' in Object(value);
  const declared = [commerce, content, identity, records].flatMap((entry) => Object.values<unknown>(entry));
  const described = new Set(describedCalls.map(({ call }) => call));
  const others = declared.filter(isCall).filter((call) => !described.has(call));
  expect(others.map(({ id }) => id).toSorted()).toEqual([
    'downloadCreditNote',
    'downloadInvoice',
    'downloadOrderDocument',
    'showUploadedPicture',
  ]);
  expect(describedCalls.length).toBe(declared.filter(isCall).length - others.length);
});
