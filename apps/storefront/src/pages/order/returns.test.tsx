// @vitest-environment happy-dom
import type { OrderReturn } from '@relab/contract/commerce';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Returns } from './returns.tsx';

afterEach(cleanup);

const received: OrderReturn = {
  returnOrderId: '0ro000000000001AAA',
  returnOrderNumber: 'RT-000001',
  type: 'Return',
  status: 'Refunded',
  createdDate: '2026-06-02T12:00:00.000Z',
  note: null,
  items: [
    {
      orderItemSummaryId: '10u000000000001AAA',
      name: 'Centrifuge',
      quantity: 2,
      received: 1,
      isRestocked: true,
    },
  ],
  refundAmount: '119.00',
  refundMethod: 'Card',
  refundState: 'Done',
  creditNoteNumber: 'CN-2026-0001',
};

test('a buyer reads what came back, what of it is for sale again, and where the money went', () => {
  render(<Returns returns={[received]} currency="EUR" />);
  const region = screen.getByRole('region', { name: 'Returned or canceled' });
  for (const words of [
    'Your return is credited',
    '1 of 2 × Centrifuge, for sale again',
    'RT-000001',
    '€119.00',
    'Given back to your card',
  ])
    expect(region.textContent).toContain(words);
});

test('a return that is expected names its units, and no money', () => {
  const expected: OrderReturn = {
    ...received,
    status: 'Approved',
    items: received.items.map((item) => ({ ...item, received: null, isRestocked: false })),
    refundAmount: null,
    refundMethod: null,
    refundState: null,
    creditNoteNumber: null,
  };
  render(<Returns returns={[expected]} currency="EUR" />);
  const { textContent } = screen.getByRole('region');
  expect(textContent).toContain('2 × Centrifuge');
  expect(textContent).not.toContain('€');
});

test('a buyer reads why units are not sent any more', () => {
  const canceled: OrderReturn = { ...received, type: 'Cancellation', note: 'The seller has only one.' };
  render(<Returns returns={[canceled]} currency="EUR" />);
  const { textContent } = screen.getByRole('region');
  for (const words of ['Canceled', '2 × Centrifuge', 'The seller has only one.'])
    expect(textContent).toContain(words);
  expect(textContent).not.toContain('for sale again');
});
