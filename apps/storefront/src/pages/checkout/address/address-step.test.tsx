// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CheckoutData } from '../checkout-data.ts';
import { AddressStep } from './address-step.tsx';

afterEach(cleanup);

const show = (type: 'Cart' | 'PayNowReadOnly', quantity = 2) => {
  const data = {
    checkout: {
      cartSummary: { type },
      deliveryGroups: [{ isDefault: true }],
      deliveryAddress: null,
      contactInfo: null,
    },
    shopper: { name: '', companyName: '', email: '', isGuest: true, shippingCountries: ['DE'] },
    lines: [{ quantity }],
  } as unknown as CheckoutData;
  render(<AddressStep data={data} outcome={null} />);
};
const link = () => screen.queryByRole('link', { name: 'Ship to several addresses' });

test('several units may go to several addresses, one may not', () => {
  show('Cart');
  expect(link()?.getAttribute('href')).toBe('/deliveries');
  cleanup();
  show('Cart', 1);
  expect(link()).toBeNull();
});

test('a cart that was put together to be paid says why it goes to one', () => {
  show('PayNowReadOnly');
  expect(link()).toBeNull();
  expect(document.body.textContent).toContain('put together to go to one address');
});
