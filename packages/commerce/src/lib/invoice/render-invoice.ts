import { formatCount, formatDay, formatMoney, formatPercent } from '../language/format-values.ts';
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
} from '../pdf/pdf-page.ts';
import type { InvoiceContent, InvoiceLine } from './invoice-content.ts';
import { invoiceTexts } from './invoice-texts.ts';

const columns = [
  { key: 'position', x: page.left, width: 24, align: 'left' },
  { key: 'item', x: page.left + 28, width: 196, align: 'left' },
  { key: 'quantity', x: page.left + 226, width: 48, align: 'right' },
  { key: 'unitPrice', x: page.left + 278, width: 80, align: 'right' },
  { key: 'taxRate', x: page.left + 362, width: 38, align: 'right' },
  { key: 'amount', x: page.left + 403, width: 80, align: 'right' },
] as const;

type Cells = Readonly<Record<(typeof columns)[number]['key'], string>>;

const rateWords = (rate: string, { locale }: InvoiceContent): string =>
  rate === '' ? '' : formatPercent(rate, locale);

function writeParties(pdf: Pdf, content: InvoiceContent): void {
  const { seller, buyer } = content;
  const texts = invoiceTexts(content);
  write(pdf, seller.name, { size: 15, isBold: true, y: page.top });
  const lines = [...seller.address, texts.vatNumber(seller.vatNumber), seller.email];
  write(pdf, lines.join('\n'), { isSoft: true, size: 8.5, y: pdf.y + 2 });
  pdf.y += 26;
  write(pdf, texts.billedTo, { isSoft: true, size: 8.5 });
  write(pdf, buyer.lines.join('\n'), { size: 10.5, y: pdf.y + 2 });
  if (buyer.vatNumber !== null) write(pdf, texts.vatNumber(buyer.vatNumber), { y: pdf.y + 2 });
}

/** `Invoice INV-2026-0042`. */
function titleOf(content: InvoiceContent): string {
  const { invoice, creditNote } = invoiceTexts(content);
  return (content.credits ? creditNote : invoice)(content.invoiceNumber);
}

function writeFacts(pdf: Pdf, content: InvoiceContent): void {
  const { locale, purchaseOrderNumber, paid, credits } = content;
  const texts = invoiceTexts(content);
  const facts = [
    [credits ? texts.date : texts.invoiceDate, formatDay(content.issued, locale)],
    ...(credits
      ? [[texts.forInvoice, texts.numberOfDay(credits.invoiceNumber, formatDay(credits.issued, locale))]]
      : []),
    [texts.order, texts.numberOfDay(content.orderNumber, formatDay(content.ordered, locale))],
    ...(purchaseOrderNumber === null ? [] : [[texts.purchaseOrder, purchaseOrderNumber]]),
    // A canceled or returned item may never have been sent.
    ...(credits
      ? []
      : [[texts.deliveredTo, content.deliveredTo.map((lines) => lines.join(', ')).join('\n')]]),
    ...(paid === null ? [] : [[texts.paidByCard, formatDay(paid, locale)]]),
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

function writeHead(pdf: Pdf, content: InvoiceContent): void {
  const texts = invoiceTexts(content);
  const top = pdf.y;
  for (const { key, ...place } of columns) {
    const { x, width: inWidth, align } = place;
    write(pdf, texts[key], { x, y: top, width: inWidth, align, size: 8.5, isSoft: true });
  }
  pdf.y = top + 15;
  rule(pdf);
  pdf.y += 5;
}

function cellsOf(line: InvoiceLine, content: InvoiceContent): Cells {
  const { currency, locale } = content;
  const money = (amount: string): string => formatMoney(amount, currency, locale);
  const discount = line.discount === null ? null : invoiceTexts(content).discount(money(line.discount));
  return {
    position: String(line.position),
    item: [line.name, line.sku, discount].filter((part) => part !== null).join('\n'),
    quantity: formatCount(String(line.quantity), locale),
    unitPrice: money(line.unitPrice),
    taxRate: rateWords(line.taxRate, content),
    amount: money(line.amount),
  };
}

function writeLines(pdf: Pdf, content: InvoiceContent): void {
  pdf.y += 16;
  makeRoom(pdf, 80);
  writeHead(pdf, content);
  for (const line of content.lines) {
    const cells = cellsOf(line, content);
    const height = Math.max(...columns.map(({ key, width: inWidth }) => heightOf(pdf, cells[key], inWidth)));
    if (makeRoom(pdf, height + 10)) writeHead(pdf, content);
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
  const money = (amount: string): string => formatMoney(amount, content.currency, content.locale);
  const texts = invoiceTexts(content);
  const sums = [
    [texts.net, money(content.net)],
    ...content.taxes.map(({ rate, net, tax }) => [
      texts.taxOf(rateWords(rate, content), money(net)),
      money(tax),
    ]),
    [texts.total, money(content.total)],
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
function termsOf(content: InvoiceContent): readonly (string | null)[] {
  const { credits, paid, seller, invoiceNumber } = content;
  const texts = invoiceTexts(content);
  const { bank, payableInDays } = seller;
  if (credits) {
    if (credits.isPartial)
      return [
        texts.takesBackInPart(credits.invoiceNumber),
        paid === null ? texts.givenBack : texts.backToCard,
      ];
    return [texts.takesBack(credits.invoiceNumber), paid === null ? texts.nothingToPay : texts.backToCard];
  }
  const due = texts.payable(payableInDays, invoiceNumber);
  const account = bank ? `${bank.name}, IBAN ${bank.iban}, BIC ${bank.bic}` : null;
  return paid === null ? [due, account] : [texts.paid];
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
  const texts = invoiceTexts(content);
  const info = {
    title: titleOf(content),
    author: seller.name,
    issued: new Date(content.issued),
    locale: texts.locale,
  };
  return await renderPages(info, (pdf) => {
    writeParties(pdf, content);
    writeFacts(pdf, content);
    writeLines(pdf, content);
    writeSums(pdf, content);
    writeTerms(pdf, content);
    const foot = [seller.name, ...seller.address].join(' · ');
    writeFeet(pdf, [foot, ...(seller.register === undefined ? [] : [seller.register])], texts.page);
  });
}
