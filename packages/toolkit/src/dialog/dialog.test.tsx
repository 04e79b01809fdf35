// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from './index.ts';

afterEach(cleanup);

const dialog = (open: boolean, onClose = () => {}) => (
  <Dialog open={open} onClose={onClose} title="Remove this unit?">
    It stays on sale.
  </Dialog>
);

test('it opens and closes as it is told, and is named by its title', () => {
  const { rerender, container } = render(dialog(false));
  const element = container.querySelector('dialog');
  expect(element?.open).toBe(false);
  rerender(dialog(true));
  expect(element?.open).toBe(true);
  expect(screen.getByRole('dialog', { name: 'Remove this unit?' })).toBe(element);
  rerender(dialog(false));
  expect(element?.open).toBe(false);
});

test('its own button closes it and says so', () => {
  let closed = 0;
  render(dialog(true, () => closed++));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(closed).toBe(1);
});
