// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Honeypot, isHoneypotFilled } from './honeypot.tsx';

afterEach(cleanup);

test('the honeypot is not seen, not focused and not read out', () => {
  const { container } = render(<Honeypot />);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(container.querySelector('[inert].visually-hidden input')?.getAttribute('tabindex')).toBe('-1');
});

test('a program that fills in every field fills in the honeypot', () => {
  const { container } = render(
    <form>
      <Honeypot />
    </form>,
  );
  const form = container.querySelector('form') ?? undefined;
  expect(isHoneypotFilled(new FormData(form))).toBe(false);
  for (const input of form?.querySelectorAll('input') ?? []) input.value = 'x';
  expect(isHoneypotFilled(new FormData(form))).toBe(true);
});
