import { expect, test } from 'vitest';
import type { Cookies } from '../cookie/cookies.ts';
import { fieldsOf, pendingForms } from './pending-form.ts';

function cookies(): Cookies & { readonly lines: string[] } {
  const values = new Map<string, string>();
  const lines: string[] = [];
  return {
    lines,
    get: (name) => values.get(name) || undefined,
    set: (name, value, attributes) => {
      values.set(name, value);
      lines.push(attributes);
    },
  };
}

const watch = { path: '/watching', fields: [['intent', 'add'] as const, ['note', 'ä; ü=1'] as const] };

test('a pending form is sent once, by the sign-in that it waits for', () => {
  const jar = cookies();
  const slot = pendingForms(jar);
  const key = slot.save(watch) ?? '';
  expect(jar.lines).toEqual(['Path=/; Max-Age=900; SameSite=Strict']);
  expect(slot.take('another')).toBeUndefined();
  expect(slot.take('')).toBeUndefined();
  expect(slot.take(key)).toEqual(watch);
  expect(slot.take(key)).toBeUndefined();
});

test('a form that is too large for a cookie, or has a file, is not stored', () => {
  const slot = pendingForms(cookies());
  expect(slot.save({ path: '/quote/1', fields: [['Message__c', 'x'.repeat(4000)]] })).toBeUndefined();
  const form = new FormData();
  form.set('file', new File(['x'], 'x.txt'));
  expect(fieldsOf(form)).toBeUndefined();
});

test.each(['%', '1', 'null', '{}', encodeURIComponent('{"key":"k","path":1,"fields":[]}')])(
  'a cookie with %j holds no form that waits',
  (text) => {
    const jar = cookies();
    jar.set('relab_pending', text, '');
    expect(pendingForms(jar).take('k')).toBeUndefined();
  },
);
