import type PDFDocument from 'pdfkit';
import { toPdfText } from './pdf-text.ts';

/** A line of a document: what it is, and its value, both as people read them. */
export type DocumentRow = readonly [label: string, value: string];

/** A part of a document: its heading stays with what follows it. */
export interface DocumentSection {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly rows?: readonly DocumentRow[];
}

/** A condition report, a test protocol or a declaration: a title, the facts, the sections. */
export interface DocumentData {
  readonly title: string;
  readonly subtitle: string;
  readonly rows: readonly DocumentRow[];
  readonly sections: readonly DocumentSection[];
  readonly footer: string;
  /** As `de`; English without one. */
  readonly language?: string;
  /** Stands in the file's properties. Without it they tell the moment of rendering. */
  readonly issued?: Date;
}

type Pdf = InstanceType<typeof PDFDocument>;

/** Points, 72 to the inch, on A4 (595 × 842). */
const page = { left: 64, right: 531, top: 64, bottom: 770, footer: 796, label: 160 } as const;
const ink = '#16263d';
const soft = '#5b6675';
const rule = '#c9ced6';
const full = page.right - page.left;

function line(pdf: Pdf, y: number): void {
  pdf.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.5).strokeColor(rule).stroke();
}

/** A new page where less than `height` is left, so that no heading and no row is torn. */
function makeRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > page.bottom) pdf.addPage();
}

function writeRows(pdf: Pdf, rows: readonly DocumentRow[]): void {
  const valueWidth = full - page.label;
  for (const [label, value] of rows) {
    const name = toPdfText(label);
    const text = toPdfText(value);
    pdf.font('Helvetica').fontSize(10);
    const height = Math.max(
      pdf.heightOfString(text, { width: valueWidth, lineGap: 2 }),
      pdf.heightOfString(name, { width: page.label - 16, lineGap: 2 }),
    );
    makeRoom(pdf, height + 10);
    const top = pdf.y + 5;
    pdf.fillColor(soft).text(name, page.left, top, { width: page.label - 16, lineGap: 2 });
    pdf.fillColor(ink).text(text, page.left + page.label, top, { width: valueWidth, lineGap: 2 });
    pdf.y = top + height + 4;
    line(pdf, pdf.y);
  }
}

function writeSection(pdf: Pdf, section: DocumentSection): void {
  makeRoom(pdf, 70);
  pdf.y += 22;
  pdf.font('Helvetica-Bold').fontSize(12).fillColor(ink);
  pdf.text(toPdfText(section.heading), page.left, pdf.y, { width: full });
  pdf.y += 4;
  for (const paragraph of section.paragraphs ?? []) {
    pdf.font('Helvetica').fontSize(10).fillColor(ink);
    pdf.text(toPdfText(paragraph), page.left, pdf.y + 2, { width: Math.min(full, 420), lineGap: 3 });
    pdf.y += 4;
  }
  if (section.rows) writeRows(pdf, section.rows);
}

function writeHead(pdf: Pdf, data: DocumentData): void {
  pdf.rect(page.left, page.top - 16, 40, 3).fill(ink);
  pdf.font('Helvetica-Bold').fontSize(20).fillColor(ink);
  pdf.text(toPdfText(data.title), page.left, page.top, { width: full });
  pdf.font('Helvetica').fontSize(11).fillColor(soft);
  pdf.text(toPdfText(data.subtitle), page.left, pdf.y + 4, { width: full });
  pdf.y += 14;
  line(pdf, pdf.y);
}

/** Footers are written last, when the number of pages is final. */
function writeFeet(pdf: Pdf, footer: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    // Below the margin pdfkit would start a page for it.
    pdf.page.margins.bottom = 0;
    pdf.font('Helvetica').fontSize(8).fillColor(soft);
    pdf.text(toPdfText(footer), page.left, page.footer, { width: full - 60, height: 24, ellipsis: true });
    pdf.text(`${index - start + 1} / ${count}`, page.right - 50, page.footer, { width: 50, align: 'right' });
  }
}

/** A small PDF (A4, the standard fonts, a few kB) of one document. */
export async function renderDocument(data: DocumentData): Promise<Uint8Array> {
  const { default: Document } = await import('pdfkit');
  const pdf = new Document({
    size: 'A4',
    bufferPages: true,
    lang: data.language ?? 'en-US',
    displayTitle: true,
    margins: { top: page.top, bottom: 842 - page.bottom, left: page.left, right: 595 - page.right },
    info: {
      Title: data.title,
      Subject: data.subtitle,
      ...(data.issued ? { CreationDate: data.issued } : {}),
    },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  pdf.on('end', () => resolve(Buffer.concat(chunks)));
  pdf.on('error', reject);
  writeHead(pdf, data);
  writeRows(pdf, data.rows);
  for (const section of data.sections) writeSection(pdf, section);
  writeFeet(pdf, data.footer);
  pdf.end();
  return await promise;
}
