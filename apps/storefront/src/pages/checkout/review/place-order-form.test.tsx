// @vitest-environment happy-dom
import type { Checkout } from '@relab/contract/commerce';
import type { InvalidOutcome } from '@relab/pages';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buyer } from '../../cart/cart.fixture.ts';
import type { CheckoutData } from '../checkout-data.ts';
import { PlaceOrderForm } from './place-order-form.tsx';

afterEach(cleanup);

const totals = {
  currencyIsoCode: 'EUR',
  products: '100.00',
  discount: '0.00',
  shipping: '20.00',
  taxRate: '19',
  tax: '22.80',
  total: '142.80',
};

const checkout = { checkoutId: '2z9', totals } as unknown as Checkout;
const data: CheckoutData = { step: 'review', checkout, shopper: buyer, lines: [], moreLines: 0 };

/** Whether the form would have been sent. */
function submit(): boolean {
  const form = screen.getByRole('button').closest('form') as HTMLFormElement;
  const event = createEvent.submit(form);
  fireEvent(form, event);
  return !event.defaultPrevented;
}

test('placing an order sends the shown total, its currency and the checkout’s id', () => {
  render(<PlaceOrderForm data={data} outcome={null} />);
  const form = screen.getByRole('button').closest('form') as HTMLFormElement;
  expect(Object.fromEntries(new FormData(form))).toEqual({
    checkoutId: '2z9',
    expectedTotal: '142.80',
    expectedCurrency: 'EUR',
  });
  expect(screen.getByRole('button').textContent).toBe('Place order for €142.80');
});

test('it is sent once until its outcome is there, and can be sent again then', () => {
  const { rerender } = render(<PlaceOrderForm data={data} outcome={null} />);
  expect(submit()).toBe(true);
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  expect(submit()).toBe(false);
  const outcome: InvalidOutcome = { kind: 'invalid', form: 'review', problems: [], values: {} };
  rerender(<PlaceOrderForm data={data} outcome={outcome} />);
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull();
  expect(submit()).toBe(true);
});

test('an order with a line that cannot be ordered has no button to place it', () => {
  const line = {
    id: '0a9',
    productId: '01t',
    name: 'x',
    urlName: null,
    sku: null,
    quantity: 1,
    unitPrice: null,
    totalPrice: null,
    image: null,
    refusal: 'Sold.',
  };
  render(<PlaceOrderForm data={{ ...data, lines: [line] }} outcome={null} />);
  expect(screen.getByRole('button').hasAttribute('disabled')).toBe(true);
});

test('the buyer has to agree to the terms, and a refused form says so at the box', () => {
  const terms = { version: '2026-09-01T08:00:00.000Z' };
  const message = 'Tick that you agree to the terms of sale.';
  const outcome: InvalidOutcome = {
    kind: 'invalid',
    form: 'review',
    problems: [{ field: 'acceptedTerms', message }],
    values: {},
  };
  const withTerms = { ...data, checkout: { ...checkout, terms } };
  const { rerender } = render(<PlaceOrderForm data={withTerms} outcome={outcome} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^I agree to the terms of sale/ });
  expect([box.name, box.value, box.required, box.checked]).toEqual([
    'acceptedTerms',
    terms.version,
    true,
    false,
  ]);
  expect(document.getElementById('field-acceptedTerms-error')?.textContent).toContain(message);
  expect(screen.getByRole('link', { name: 'Read the terms of sale' }).getAttribute('href')).toBe(
    '/content/terms',
  );
  box.checked = true;
  const later = { version: '2026-10-01T08:00:00.000Z' };
  rerender(<PlaceOrderForm data={{ ...data, checkout: { ...checkout, terms: later } }} outcome={null} />);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});

test('above the spending limit the button requests an approval', () => {
  const approval = { isNeeded: true, limit: '100.00', approvers: ['Mara Beispiel'], latest: null };
  render(<PlaceOrderForm data={{ ...data, checkout: { ...checkout, approval } }} outcome={null} />);
  expect(screen.getByRole('button').textContent).toBe('Ask for approval of €142.80');
});
