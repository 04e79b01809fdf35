// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { invalid } from '../frame/page.ts';
import { FormKey, formKeyOf } from './form-key.tsx';

afterEach(cleanup);

const keyIn = (root: ParentNode): string => root.querySelector('input')?.value ?? '';
const formOf = (formKey: string): FormData => {
  const form = new FormData();
  form.set('formKey', formKey);
  return form;
};

test('each form has a key of its own, which its call takes', () => {
  const [first, second] = [0, 1].map(() => keyIn(render(<FormKey outcome={null} />).container));
  expect(first).not.toBe(second);
  expect(formKeyOf(formOf(first ?? ''))).toEqual({ idempotencyKey: first });
});

test('it stays while nothing was refused, and is another one after that', () => {
  const { container, rerender } = render(<FormKey outcome={null} />);
  const first = keyIn(container);
  rerender(<FormKey outcome={null} />);
  expect(keyIn(container)).toBe(first);
  rerender(<FormKey outcome={invalid('contact', [], new FormData()) as never} />);
  expect(keyIn(container)).not.toBe(first);
});

test('a script that comes between two presses leaves the key that the page came with', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<FormKey outcome={null} />);
  const sent = keyIn(root);
  await act(async () => hydrateRoot(root, <FormKey outcome={null} />));
  expect(keyIn(root)).toBe(sent);
});

test.each(['', 'x', '6ba7b810-9dad-11d1-80b4-00c04fd430c8'])('%j is no key', (text) => {
  expect(formKeyOf(formOf(text))).toEqual({});
});
