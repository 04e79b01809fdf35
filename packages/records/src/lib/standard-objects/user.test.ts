import type { Role } from '@relab/server/principal';
import { expect, test } from 'vitest';
import { mayAll, mayAny, mayWriteField } from '../objects/access.ts';
import { User } from './user.ts';

const principal = (role: Role) => ({ kind: 'guest', guestKey: null, roles: [role] }) as const;

test.each(['buyer', 'buyer manager', 'seller', 'author', 'publisher', 'clerk'] as const)(
  'a %s may change what is their own to say of themselves, and nobody else',
  (role) => {
    expect(mayAny(User, principal(role), 'update')).toBe(true);
    expect(mayAll(User, principal(role), 'update')).toBe(false);
    const writable = Object.keys(User.fields).filter((name) => {
      const field = User.fields[name];
      return field && mayWriteField(field, principal(role), 'update');
    });
    expect(writable).toEqual([
      'FirstName',
      'LastName',
      'Title',
      'Phone',
      'LocaleSidKey',
      'LanguageLocaleKey',
      'TimeZoneSidKey',
      'DefaultCurrencyIsoCode',
    ]);
  },
);

test('guests may not', () => {
  expect(mayAny(User, principal('guest'), 'update')).toBe(false);
});
