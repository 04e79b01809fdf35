// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { FormKey } from './form-key.tsx';
import { formKeyOf } from './form-key-of.ts';

afterEach(cleanup);

const page = {};
const keyIn = (root: ParentNode): string => root.querySelector('input')?.value ?? '';
const formOf = (formKey: string): FormData => {
  const form = new FormData();
  form.set('formKey', formKey);
  return form;
};

test('each form has a key of its own, which its call takes', () => {
  const [first, second] = [0, 1].map(() => keyIn(render(<FormKey opened={page} />).container));
  expect(first).not.toBe(second);
  expect(formKeyOf(formOf(first ?? ''))).toEqual({ idempotencyKey: first });
});

test('it stays while the page does, and is another one after the page is reloaded', () => {
  const { container, rerender } = render(<FormKey opened={page} />);
  const first = keyIn(container);
  rerender(<FormKey opened={page} />);
  expect(keyIn(container)).toBe(first);
  rerender(<FormKey opened={{}} />);
  expect(keyIn(container)).not.toBe(first);
});

test('a script that comes between two presses leaves the key that the page came with', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<FormKey opened={page} />);
  const sent = keyIn(root);
  await act(async () => hydrateRoot(root, <FormKey opened={page} />));
  expect(keyIn(root)).toBe(sent);
});

test.each(['', 'x', '6ba7b810-9dad-11d1-80b4-00c04fd430c8'])('%j is no key', (text) => {
  expect(formKeyOf(formOf(text))).toEqual({});
});
