import { wordsOf } from '@relab/server/testing';
import { expect, test } from 'vitest';
import { creditOf } from './credit-note.ts';
import type { InvoiceContent } from './invoice-content.ts';
import { renderInvoice } from './render-invoice.ts';

const reverseCharge = 'Reverse charge: the tax is owed by who receives it.';

const content: InvoiceContent = {
  invoiceNumber: 'INV-2026-0042',
  issued: '2026-06-01T12:00:00Z',
  orderNumber: 'RL-2026-000007',
  ordered: '2026-05-20T12:00:00Z',
  purchaseOrderNumber: 'PO-7',
  seller: {
    name: 'Test Shop GmbH',
    address: ['Weg 2', '07743 Jena', 'Germany'],
    vatNumber: 'DE000000000',
    email: 'invoices@shop.example',
    register: 'Register court Jena, HRB 0',
    bank: { name: 'Test Bank', iban: 'DE00 0000', bic: 'XXXXDEXX' },
    payableInDays: 14,
    invoicePrefix: 'INV',
  },
  buyer: {
    lines: ['Robin Müller', 'Institute of Łódź', 'Rue 1', '75001 Paris', 'France'],
    vatNumber: 'FR00000000000',
  },
  deliveredTo: [['Robin Müller', '75001 Paris', 'France']],
  currency: 'EUR',
  locale: 'en_US',
  lines: [
    {
      position: 1,
      name: 'Centrifuge A',
      sku: 'A-1',
      quantity: 2,
      unitPrice: '1000.00',
      discount: '-100.00',
      amount: '1900.00',
      taxRate: '19',
    },
    {
      position: 2,
      name: 'Delivery: Parcel',
      sku: null,
      quantity: 1,
      unitPrice: '30.00',
      discount: null,
      amount: '30.00',
      taxRate: '7',
    },
  ],
  net: '1930.00',
  taxes: [
    { rate: '7', net: '30.00', tax: '2.10' },
    { rate: '19', net: '1900.00', tax: '361.00' },
  ],
  tax: '363.10',
  total: '2293.10',
  notes: [reverseCharge],
  paid: null,
};

test('an invoice names both parties with their VAT numbers, lines, tax by rate, and the required notes', async () => {
  const words = wordsOf(await renderInvoice(content));
  for (const part of [
    'Invoice INV-2026-0042',
    'Test Shop GmbH',
    'VAT number DE000000000',
    'Robin Müller',
    'VAT number FR00000000000',
    'June 1, 2026',
    'RL-2026-000007 of May 20, 2026',
    'PO-7',
    'Centrifuge A',
    '1,900.00',
    'Tax 7% of ',
    'Tax 19% of ',
    '361.00',
    '2,293.10',
    reverseCharge,
    'Payable within 14 days',
    'IBAN DE00 0000',
    'Register court Jena',
    'Page 1 of 1',
  ]) {
    expect(words).toContain(part);
  }
});

test('one that is paid asks for nothing', async () => {
  const words = wordsOf(await renderInvoice({ ...content, paid: '2026-06-01T12:00:00Z' }));
  expect(words).toContain('Paid in full by card');
  expect(words).not.toContain('Payable within');
});

test('a credit note names its invoice, has sums below zero, and asks for nothing', async () => {
  const issued = { year: 2026, number: 3, issued_at: new Date('2026-07-01T12:00:00Z') };
  // The sign of the currency stands between the minus and the digits.
  const words = wordsOf(await renderInvoice(creditOf(content, issued))).replaceAll(/[^ -~]/g, '');
  for (const part of [
    'Credit note CN-2026-0003',
    'July 1, 2026',
    'INV-2026-0042 of June 1, 2026',
    'Discount ',
    '-1,900.00',
    'Tax 19% of -',
    '-361.00',
    '-2,293.10',
    'Nothing is to be paid for it any more',
    reverseCharge,
  ]) {
    expect(words).toContain(part);
  }
  expect(words).not.toContain('Payable within');
  expect(words).not.toContain('Delivered to');
  const paid = { ...content, paid: '2026-06-01T12:00:00Z' };
  const back = wordsOf(await renderInvoice(creditOf(paid, issued)));
  expect(back).toContain('given back to that card');
  expect(back).not.toContain('Paid in full');
});

test('a long one goes on over pages, each with the heads of the columns and its number', async () => {
  const [line] = content.lines;
  if (!line) throw new Error('no line');
  const lines = Array.from({ length: 60 }, (_, at) => ({
    ...line,
    position: at + 1,
    name: `Unit ${at + 1} of many`,
  }));
  const words = wordsOf(await renderInvoice({ ...content, lines }));
  const pages = Number(/Page 1 of (\d+)/.exec(words)?.[1]);
  expect(pages).toBeGreaterThan(2);
  expect(words.match(/Unit price/g)?.length).toBeGreaterThanOrEqual(pages - 1);
  expect(words).toContain(`Page ${pages} of ${pages}`);
  for (const { name } of lines) expect(words).toContain(name);
});

test('a German invoice has no English in it, nor numbers in English form', async () => {
  const german: InvoiceContent = {
    ...content,
    language: 'de',
    locale: 'de_DE',
    seller: { ...content.seller, address: ['Weg 2', '07743 Jena'], register: 'Amtsgericht Jena, HRB 0' },
    buyer: { lines: ['Robin Müller', '75001 Paris'], vatNumber: 'FR00000000000' },
    deliveredTo: [['Robin Müller', '75001 Paris']],
    lines: content.lines.map((line) => ({ ...line, name: 'Zentrifuge A' })),
    notes: [],
    paid: null,
  };
  for (const paper of [german, creditOf(german, { year: 2026, number: 1, issued_at: new Date(0) })]) {
    const text = wordsOf(await renderInvoice(paper));
    expect(text).toMatch(/Rechnung|Gutschrift/);
    expect(text).toContain('Einzelpreis');
    expect(text).toMatch(/2\.293,10/);
    expect(text).toMatch(/Seite 1 von 1/);
    expect(text).not.toMatch(
      /\b(?:Invoice|Credit|note|Item|Quantity|Price|Tax|Net|Total|Order|of|days|Page|Billed|Discount|date)\b/,
    );
    expect(text).not.toMatch(/\d,\d{3}(?!\d)/);
  }
});
