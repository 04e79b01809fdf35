import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { nullMembers } from './null-members.ts';

const Cart = z.looseObject({
  cartId: z.nullable(z.string()),
  currencyIsoCode: z.string(),
  note: z.optional(z.nullable(z.string())),
  status: z.nullable(z.enum(['Active', 'Closed'])),
  total: z.optional(z.number()),
});

test('gives null to the members that accept it and leaves the others to the caller', () => {
  expect(nullMembers(Cart)).toEqual({ cartId: null, note: null, status: null });
});

test('the compiler still asks for a member that must not be null', () => {
  const empty = nullMembers(Cart);
  expectTypeOf(empty).toEqualTypeOf<{ readonly cartId: null; readonly note: null; readonly status: null }>();
  const response: z.infer<typeof Cart> = { ...empty, currencyIsoCode: 'EUR' };
  // @ts-expect-error currencyIsoCode is not nullable
  const incomplete: z.infer<typeof Cart> = { ...empty };
  expect(response).not.toEqual(incomplete);
});
