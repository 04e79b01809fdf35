import type { OrderSummary } from '@relab/contract/commerce';
import { emailText } from '@relab/server/mail';
import { expect, test } from 'vitest';
import { options } from '../commerce.fixture.ts';
import { cancellationDecision, isStillDecided } from './cancellation-decision.ts';
import { emailSettings } from './mail-settings.ts';

const order = {
  orderNumber: 'RL-2026-000007',
  status: 'Canceled',
  totalAmount: '214.20',
  currencyIsoCode: 'EUR',
  payment: { paidDate: null },
  cancellation: null,
} as unknown as OrderSummary;
const settings = emailSettings({ shop: options, baseUrl: 'https://shop.example' }, null);
const told = (part: Partial<OrderSummary>, outcome: 'Canceled' | 'Declined' = 'Canceled') =>
  emailText(cancellationDecision({ ...order, ...part }, outcome, 'https://shop.example/orders/1', settings));

test.each([
  ['what was paid goes back', { payment: { paidDate: '2026-06-01' } }, 'The €214.20 that you paid go back'],
  ['an invoice is taken back', { creditNote: { creditNoteNumber: 'CN-2026-0001' } }, 'CN-2026-0001'],
  ['nothing is to be paid', {}, 'nothing is to be paid'],
])('%s', (_, part, words) => {
  const text = told(part as unknown as Partial<OrderSummary>);
  expect(text).toContain(words);
  expect(text).not.toMatch(/was given back|is refunded/);
});

test('what was decided stands there with what was written to the buyer', () => {
  const cancellation = {
    state: 'Declined',
    reason: null,
    requestedDate: null,
    note: 'It left.\nSorry.',
  } as const;
  const text = told({ status: 'Approved', cancellation }, 'Declined');
  expect(text).toMatch(/could not be canceled.*\n\n/);
  expect(text).toContain('It left.\nSorry.');
  expect(text).not.toContain('to be paid');
  expect(told({ cancellation: { ...cancellation, state: 'Accepted' } })).toContain('As you asked');
});

test('a decision that was reverted is not announced', () => {
  const declined = { state: 'Declined', reason: null, requestedDate: null, note: null } as const;
  expect(isStillDecided(order, 'Canceled')).toBe(true);
  expect(isStillDecided({ ...order, cancellation: declined }, 'Declined')).toBe(false);
  expect(isStillDecided({ ...order, status: 'Created', cancellation: declined }, 'Declined')).toBe(true);
});
