// @vitest-environment happy-dom

import type { InvalidOutcome } from '@relab/pages';
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { FormProblems } from './form-problems.tsx';

afterEach(cleanup);

const invalidOutcome = (message: string): InvalidOutcome => ({
  kind: 'invalid',
  form: 'login',
  problems: [{ field: 'email', message }, { message: 'And this.' }],
  values: {},
});

test('problems of a form take the focus and link to their fields', () => {
  const { rerender } = render(<FormProblems outcome={null} form="login" />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<FormProblems outcome={invalidOutcome('First.')} form="login" />);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(screen.getByText('First.').getAttribute('href')).toBe('#field-email');
  (document.activeElement as HTMLElement).blur();
  rerender(<FormProblems outcome={invalidOutcome('Second.')} form="login" />);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('the problems of another form are not shown', () => {
  render(<FormProblems outcome={invalidOutcome('x')} form="register" />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a page that came refused begins there, and a script that comes later leaves the focus where it is', async () => {
  const outcome = invalidOutcome('First.');
  const page = (
    <>
      <FormProblems outcome={outcome} form="login" />
      <input aria-label="E-mail" />
    </>
  );
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  expect(screen.getByRole('alert').hasAttribute('autofocus')).toBe(true);
  const input = screen.getByLabelText('E-mail');
  input.focus();
  await act(async () => hydrateRoot(root, page));
  expect(document.activeElement).toBe(input);
  root.remove();
});
