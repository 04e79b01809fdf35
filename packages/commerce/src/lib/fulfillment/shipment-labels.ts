import type { Seller } from '../options/seller.ts';
import { type Pdf, renderPages, write } from '../pdf/pdf-page.ts';
import { type ShipmentDocument, shipToLines } from './shipment-document.ts';

const millimetre = 72 / 25.4;

/** Sheets of 2 × 4 labels of 99.1 × 67.7 mm. */
export const sheet = { columns: 2, rows: 4 } as const;
const label = { width: 99.1 * millimetre, height: 67.7 * millimetre };
const edge = { left: 4.65 * millimetre, top: 13.1 * millimetre, gap: 2.5 * millimetre };
const padding = 12;
const perSheet = sheet.columns * sheet.rows;

/** One package of a shipment. */
interface Package {
  readonly document: ShipmentDocument;
  readonly at: number;
  readonly count: number;
}

const packagesOf = (document: ShipmentDocument): readonly Package[] => {
  const count = Math.max(1, document.packages ?? 1);
  return Array.from({ length: count }, (_, at) => ({ document, at: at + 1, count }));
};

export const labelCount = (documents: readonly ShipmentDocument[]): number =>
  documents.reduce((sum, document) => sum + packagesOf(document).length, 0);

function writeLabel(pdf: Pdf, { document, at, count }: Package, place: number, from: string): void {
  const { texts } = document;
  const inner = label.width - 2 * padding;
  const x = edge.left + (place % sheet.columns) * (label.width + edge.gap) + padding;
  const top = edge.top + Math.floor(place / sheet.columns) * label.height + padding;
  write(pdf, `${texts.from}: ${from}`, { x, y: top, width: inner, size: 7, isSoft: true, height: 18 });
  write(pdf, shipToLines(document).join('\n'), {
    x,
    y: top + 24,
    width: inner,
    size: 11,
    isBold: true,
    height: 96,
  });
  const facts = [
    `${document.orderNumber} · ${document.shipmentNumber}`,
    [document.carrier, document.trackingNumber].filter((part) => part).join(' · '),
    texts.packageOf(at, count),
  ];
  const text = facts.filter((line) => line !== '').join('\n');
  write(pdf, text, { x, y: top + label.height - 2 * padding - 36, width: inner, size: 8.5, height: 38 });
}

/** Labels of packages on A4 sheets, from the place `startAt` of the first one on, which counts from 1. */
export async function renderLabels(
  documents: readonly ShipmentDocument[],
  { name, address }: Pick<Seller, 'name' | 'address'>,
  { startAt, now }: { readonly startAt: number; readonly now: Date },
): Promise<Uint8Array<ArrayBuffer>> {
  const [first] = documents;
  const title = first?.texts.labels ?? '';
  const info = { title, author: name, issued: now, locale: first?.texts.locale ?? 'en-US', margin: 0 };
  const from = [name, ...address].join(', ');
  return await renderPages(info, (pdf) => {
    documents.flatMap(packagesOf).forEach((one, at) => {
      const place = (startAt - 1 + at) % perSheet;
      if (at > 0 && place === 0) pdf.addPage();
      writeLabel(pdf, one, place, from);
    });
  });
}
