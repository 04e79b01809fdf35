// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Honeypot, isHoneypotFilled } from './honeypot.tsx';

afterEach(cleanup);

test('people never meet it: not seen, not focused, not read out', () => {
  const { container } = render(<Honeypot />);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(container.querySelector('[inert].visually-hidden input')?.getAttribute('tabindex')).toBe('-1');
});

test('it is filled in by whoever fills in everything', () => {
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
