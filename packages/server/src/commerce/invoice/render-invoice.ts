import { dayWords, moneyWords } from '../mails/words.ts';
import type { InvoiceContent, InvoiceLine } from './invoice-content.ts';
import {
  heightOf,
  makeRoom,
  type Pdf,
  page,
  renderPages,
  rule,
  width,
  write,
  writeFeet,
} from './invoice-page.ts';

const columns = [
  { key: 'position', label: 'No.', x: page.left, width: 24, align: 'left' },
  { key: 'item', label: 'Item', x: page.left + 28, width: 196, align: 'left' },
  { key: 'quantity', label: 'Quantity', x: page.left + 226, width: 48, align: 'right' },
  { key: 'unitPrice', label: 'Unit price', x: page.left + 278, width: 80, align: 'right' },
  { key: 'taxRate', label: 'Tax', x: page.left + 362, width: 38, align: 'right' },
  { key: 'amount', label: 'Net amount', x: page.left + 403, width: 80, align: 'right' },
] as const;

type Cells = Readonly<Record<(typeof columns)[number]['key'], string>>;

const rateWords = (rate: string): string => (rate === '' ? '' : `${Number(rate)}%`);

function writeParties(pdf: Pdf, { seller, buyer }: InvoiceContent): void {
  write(pdf, seller.name, { size: 15, isBold: true, y: page.top });
  const lines = [...seller.address, `VAT number ${seller.vatNumber}`, seller.email];
  write(pdf, lines.join('\n'), { isSoft: true, size: 8.5, y: pdf.y + 2 });
  pdf.y += 26;
  write(pdf, 'Billed to', { isSoft: true, size: 8.5 });
  write(pdf, buyer.lines.join('\n'), { size: 10.5, y: pdf.y + 2 });
  if (buyer.vatNumber !== null) write(pdf, `VAT number ${buyer.vatNumber}`, { y: pdf.y + 2 });
}

/** `Invoice INV-2026-0042`. */
const titleOf = ({ credits, invoiceNumber }: InvoiceContent): string =>
  `${credits ? 'Credit note' : 'Invoice'} ${invoiceNumber}`;

function writeFacts(pdf: Pdf, content: InvoiceContent): void {
  const { locale, purchaseOrderNumber, paid, credits } = content;
  const facts = [
    [credits ? 'Date' : 'Invoice date', dayWords(content.issued, locale)],
    ...(credits
      ? [['For the invoice', `${credits.invoiceNumber} of ${dayWords(credits.issued, locale)}`]]
      : []),
    ['Order', `${content.orderNumber} of ${dayWords(content.ordered, locale)}`],
    ...(purchaseOrderNumber === null ? [] : [['Your purchase order', purchaseOrderNumber]]),
    // What is taken back may never have been sent.
    ...(credits ? [] : [['Delivered to', content.deliveredTo.map((lines) => lines.join(', ')).join('\n')]]),
    ...(paid === null ? [] : [['Paid by card', dayWords(paid, locale)]]),
  ] as const;
  pdf.y += 24;
  write(pdf, titleOf(content), { size: 17, isBold: true });
  pdf.y += 6;
  for (const [label = '', value = ''] of facts) {
    makeRoom(pdf, 30);
    const top = pdf.y;
    write(pdf, label, { isSoft: true, y: top, width: 110 });
    write(pdf, value, { x: page.left + 115, y: top, width: width - 115 });
    pdf.y += 2;
  }
}

function writeHead(pdf: Pdf): void {
  const top = pdf.y;
  for (const { label, ...place } of columns) {
    const { x, width: inWidth, align } = place;
    write(pdf, label, { x, y: top, width: inWidth, align, size: 8.5, isSoft: true });
  }
  pdf.y = top + 15;
  rule(pdf);
  pdf.y += 5;
}

function cellsOf(line: InvoiceLine, { currency, locale }: InvoiceContent): Cells {
  const money = (amount: string): string => moneyWords(amount, currency, locale);
  const discount = line.discount === null ? null : `Discount ${money(line.discount)}`;
  return {
    position: String(line.position),
    item: [line.name, line.sku, discount].filter((part) => part !== null).join('\n'),
    quantity: String(line.quantity),
    unitPrice: money(line.unitPrice),
    taxRate: rateWords(line.taxRate),
    amount: money(line.amount),
  };
}

function writeLines(pdf: Pdf, content: InvoiceContent): void {
  pdf.y += 16;
  makeRoom(pdf, 80);
  writeHead(pdf);
  for (const line of content.lines) {
    const cells = cellsOf(line, content);
    const height = Math.max(...columns.map(({ key, width: inWidth }) => heightOf(pdf, cells[key], inWidth)));
    if (makeRoom(pdf, height + 10)) writeHead(pdf);
    const top = pdf.y;
    for (const { key, x, width: inWidth, align } of columns) {
      write(pdf, cells[key], { x, y: top, width: inWidth, align });
    }
    pdf.y = top + height + 4;
    rule(pdf);
    pdf.y += 5;
  }
}

function writeSums(pdf: Pdf, content: InvoiceContent): void {
  const money = (amount: string): string => moneyWords(amount, content.currency, content.locale);
  const sums = [
    ['Net', money(content.net)],
    ...content.taxes.map(({ rate, net, tax }) => [`Tax ${rateWords(rate)} of ${money(net)}`, money(tax)]),
    ['Total', money(content.total)],
  ];
  makeRoom(pdf, sums.length * 17 + 10);
  pdf.y += 4;
  sums.forEach(([label = '', value = ''], at) => {
    const isBold = at === sums.length - 1;
    const top = pdf.y;
    write(pdf, label, { x: page.left + 200, y: top, width: 190, align: 'right', isBold });
    write(pdf, value, { x: page.left + 393, y: top, width: 90, align: 'right', isBold });
    pdf.y += 3;
  });
}

/** What is still to be paid, and how; of a credit note, what comes back. */
function termsOf({ credits, paid, seller, invoiceNumber }: InvoiceContent): readonly (string | null)[] {
  const { bank, payableInDays } = seller;
  if (credits) {
    const back =
      paid === null
        ? 'Nothing is to be paid for it any more; what was paid before is given back.'
        : 'What was paid by card is given back to that card.';
    return [`This takes the invoice ${credits.invoiceNumber} back whole.`, back];
  }
  const due = `Payable within ${payableInDays} days, without deduction. Please name the number ${invoiceNumber}.`;
  const account = bank ? `${bank.name}, IBAN ${bank.iban}, BIC ${bank.bic}` : null;
  return paid === null ? [due, account] : ['Paid in full by card. Nothing is left to pay.'];
}

function writeTerms(pdf: Pdf, content: InvoiceContent): void {
  pdf.y += 14;
  for (const sentence of [...content.notes, ...termsOf(content)]) {
    if (sentence === null) continue;
    makeRoom(pdf, heightOf(pdf, sentence, width) + 6);
    write(pdf, sentence);
    pdf.y += 4;
  }
}

/** The invoice, or the credit note, as a PDF. */
export async function renderInvoice(content: InvoiceContent): Promise<Uint8Array<ArrayBuffer>> {
  const { seller } = content;
  const info = { title: titleOf(content), author: seller.name, issued: new Date(content.issued) };
  return await renderPages(info, (pdf) => {
    writeParties(pdf, content);
    writeFacts(pdf, content);
    writeLines(pdf, content);
    writeSums(pdf, content);
    writeTerms(pdf, content);
    const foot = [seller.name, ...seller.address].join(' · ');
    writeFeet(pdf, [foot, ...(seller.register === undefined ? [] : [seller.register])]);
  });
}
