// @vitest-environment happy-dom
import type { Checkout, OrderApproval } from '@relab/contract/commerce';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApprovalNotice } from '../../../approval/approval-notice.tsx';
import { ApprovalText } from './approval-text.tsx';

afterEach(cleanup);

const pending = {
  state: 'Pending',
  amount: '142.80',
  currencyIsoCode: 'EUR',
  decidedBy: null,
  note: null,
} as unknown as OrderApproval;

test('a cart that awaits approval says so, and that nothing is ordered yet', () => {
  render(<ApprovalNotice approval={pending} />);
  expect(screen.getByRole('status').textContent).toContain('€142.80 waits for an approval');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/approvals');
});

test('a cart whose approval was rejected says by whom and why', () => {
  const rejected = {
    ...pending,
    state: 'Rejected',
    note: 'Two offers.',
    decidedBy: { userId: '005', name: 'Mara' },
  };
  render(<ApprovalNotice approval={rejected as OrderApproval} />);
  expect(screen.getByRole('status').textContent).toMatch(/Mara turned this order down.*Two offers\./);
});

test('an approved cart that its buyer has to pay says so', () => {
  render(<ApprovalNotice approval={{ ...pending, state: 'Approved', awaitsPayment: true }} />);
  expect(screen.getByRole('status').textContent).toContain('€142.80 is approved');
});

test('nothing is said of what was never asked for, was ordered, or was withdrawn', () => {
  const { container } = render(
    <>
      <ApprovalNotice approval={null} />
      <ApprovalNotice approval={{ ...pending, state: 'Approved', awaitsPayment: false }} />
      <ApprovalNotice approval={{ ...pending, state: 'Withdrawn' }} />
    </>,
  );
  expect(container.textContent).toBe('');
});

test.each([
  [['Mara Muster', 'Tomasz Beispiel'], 'Mara Muster or Tomasz Beispiel can approve it'],
  [[], 'Nobody of your account can approve it yet'],
])('the checkout says who can approve: %j', (approvers, words) => {
  const approval = { isNeeded: true, limit: '100.00', approvers, latest: null };
  const checkout = { approval, totals: { currencyIsoCode: 'EUR' } } as unknown as Checkout;
  render(<ApprovalText checkout={checkout} />);
  expect(screen.getByRole('status').textContent).toContain('up to €100.00');
  expect(screen.getByRole('status').textContent).toContain(words);
});
