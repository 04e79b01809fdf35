// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Quantity } from './index.ts';

afterEach(cleanup);

test('it is a number input of its form, with or without a script', () => {
  const html = renderToString(<Quantity name="quantity" label="Quantity" max={3} />);
  for (const attribute of ['type="number"', 'name="quantity"', 'min="1"', 'max="3"', 'value="1"']) {
    expect(html).toContain(attribute);
  }
});

test('its buttons step within the limits and tell', () => {
  const told: number[] = [];
  let changes = 0;
  const { container } = render(
    <Quantity name="quantity" label="Quantity" max={2} onChange={(value) => told.push(value)} />,
  );
  container.addEventListener('change', () => changes++);
  const more = screen.getByRole('button', { name: 'One more: Quantity' });
  fireEvent.click(more);
  fireEvent.click(more);
  fireEvent.click(screen.getByRole('button', { name: 'One less: Quantity' }));
  expect(told).toEqual([2, 1]);
  expect(changes).toBe(2);
});
