import { formatDay } from '../language/format-values.ts';
import type { Seller } from '../options/seller.ts';
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
import { type ShipmentDocument, shipToLines } from './shipment-document.ts';

const columns = {
  item: page.left,
  ordered: page.left + 300,
  enclosed: page.left + 365,
  packed: page.left + 435,
};
const numberWidth = 60;

function writeHead(pdf: Pdf, { texts }: ShipmentDocument): void {
  const top = pdf.y;
  write(pdf, texts.item, { y: top, size: 8.5, isSoft: true, width: 280 });
  for (const name of ['ordered', 'enclosed', 'packed'] as const)
    write(pdf, texts[name], {
      x: columns[name],
      y: top,
      size: 8.5,
      isSoft: true,
      width: numberWidth,
      align: 'right',
    });
  pdf.y = top + 15;
  rule(pdf);
  pdf.y += 6;
}

/** A box that is ticked by hand. */
function drawBox(pdf: Pdf, top: number): void {
  pdf
    .rect(columns.packed + numberWidth - 11, top, 10, 10)
    .lineWidth(0.7)
    .stroke();
}

function writeItems(pdf: Pdf, document: ShipmentDocument): void {
  makeRoom(pdf, 60);
  writeHead(pdf, document);
  for (const { name, sku, ordered, enclosed } of document.items.filter((item) => item.enclosed > 0)) {
    const text = [name, sku].filter((part) => part !== null).join('\n');
    const height = heightOf(pdf, text, 280);
    if (makeRoom(pdf, height + 12)) writeHead(pdf, document);
    const top = pdf.y;
    write(pdf, text, { y: top, width: 280 });
    write(pdf, String(ordered), { x: columns.ordered, y: top, width: numberWidth, align: 'right' });
    write(pdf, String(enclosed), {
      x: columns.enclosed,
      y: top,
      width: numberWidth,
      align: 'right',
      isBold: true,
    });
    drawBox(pdf, top);
    pdf.y = top + height + 5;
    rule(pdf);
    pdf.y += 6;
  }
}

/** What of the order is not in these packages. */
function writeRest(pdf: Pdf, { items, texts }: ShipmentDocument): void {
  const rest = items.filter(({ ordered, enclosed }) => ordered > enclosed);
  pdf.y += 10;
  if (rest.length === 0) {
    write(pdf, texts.complete);
    return;
  }
  makeRoom(pdf, 40);
  write(pdf, texts.toFollow, { isBold: true });
  for (const { name, ordered, enclosed } of rest) {
    const text = `${ordered - enclosed} × ${name}`;
    makeRoom(pdf, heightOf(pdf, text, width) + 4);
    write(pdf, text);
  }
}

function writeFacts(pdf: Pdf, document: ShipmentDocument): void {
  const { texts, locale, orderNumber, orderedDate, instructions, packages } = document;
  const ordered = texts.numberOfDay(orderNumber, formatDay(orderedDate.toISOString(), locale));
  const facts: readonly (readonly [string, string | null])[] = [
    [texts.order, ordered],
    [texts.purchaseOrder, document.purchaseOrderNumber],
    [texts.carrier, document.carrier],
    [texts.tracking, document.trackingNumber],
    [texts.packages, packages === null ? null : String(packages)],
    [texts.instructions, [instructions, document.description].filter((text) => text).join('\n') || null],
  ];
  for (const [label, value] of facts) {
    if (value === null) continue;
    makeRoom(pdf, 30);
    const top = pdf.y;
    write(pdf, label, { isSoft: true, y: top, width: 120 });
    write(pdf, value, { x: page.left + 125, y: top, width: width - 125 });
    pdf.y += 2;
  }
}

/** What is in the packages of a shipment, for those who pack and who open them. */
export async function renderPackingSlip(
  document: ShipmentDocument,
  seller: Pick<Seller, 'name' | 'address'>,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const { texts, shipmentNumber } = document;
  const title = texts.packingSlip(shipmentNumber);
  const info = { title, author: seller.name, issued: now, locale: texts.locale };
  return await renderPages(info, (pdf) => {
    write(pdf, seller.name, { size: 15, isBold: true, y: page.top });
    write(pdf, seller.address.join('\n'), { isSoft: true, size: 8.5, y: pdf.y + 2 });
    pdf.y += 22;
    write(pdf, texts.shipTo, { isSoft: true, size: 8.5 });
    write(pdf, shipToLines(document).join('\n'), { size: 11, y: pdf.y + 2 });
    pdf.y += 22;
    write(pdf, title, { size: 17, isBold: true });
    pdf.y += 6;
    writeFacts(pdf, document);
    pdf.y += 14;
    writeItems(pdf, document);
    writeRest(pdf, document);
    writeFeet(pdf, [[seller.name, ...seller.address].join(' · ')], texts.page);
  });
}
