import { lightColors } from '@relab/server/mail';
import { toPdfText } from '@relab/server/media';
import type PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;

/** Points, 72 to the inch, on A4 (595 × 842). */
export const page = { left: 56, right: 539, top: 56, bottom: 752, foot: 776 } as const;
export const width = page.right - page.left;
export const { ink } = lightColors;
const { 'ink-soft': soft, line: ruleColor } = lightColors;

export interface TextOptions {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly align?: 'left' | 'right';
  readonly size?: number;
  readonly isBold?: boolean;
  readonly isSoft?: boolean;
  /** What does not fit into so many points is cut, and ends with an ellipsis. */
  readonly height?: number;
}

/** Writes a text; the next one stands below it. */
export function write(pdf: Pdf, text: string, options: TextOptions = {}): void {
  const { x = page.left, y = pdf.y, size = 9.5, align = 'left', isBold = false, isSoft = false } = options;
  pdf.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
  pdf.fillColor(isSoft ? soft : ink);
  const { height } = options;
  const cut = height === undefined ? {} : { height, ellipsis: true };
  pdf.text(toPdfText(text), x, y, { width: options.width ?? width, align, lineGap: 2, ...cut });
}

/** How high a text would be. */
export function heightOf(pdf: Pdf, text: string, inWidth: number, size = 9.5): number {
  pdf.font('Helvetica').fontSize(size);
  return pdf.heightOfString(toPdfText(text), { width: inWidth, lineGap: 2 });
}

export function rule(pdf: Pdf): void {
  pdf.moveTo(page.left, pdf.y).lineTo(page.right, pdf.y).lineWidth(0.5).strokeColor(ruleColor).stroke();
}

/** Whether a new page was begun because less than `height` was left: what belongs together is not torn. */
export function makeRoom(pdf: Pdf, height: number): boolean {
  if (pdf.y + height <= page.bottom) return false;
  pdf.addPage();
  return true;
}

/** Footers are written last, when the number of pages is final. */
export function writeFeet(
  pdf: Pdf,
  lines: readonly string[],
  pageOf: (at: number, count: number) => string,
): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    // Below the margin a page would be begun for it.
    pdf.page.margins.bottom = 0;
    write(pdf, lines.join('\n'), { y: page.foot, width: width - 90, size: 7.5, isSoft: true });
    const x = page.right - 80;
    const place = { x, y: page.foot, width: 80, align: 'right', size: 7.5, isSoft: true } as const;
    write(pdf, pageOf(index - start + 1, count), place);
  }
}

/** A PDF of A4 pages in the standard fonts, whose text can be marked and read out. */
export async function renderPages(
  info: {
    readonly title: string;
    readonly author: string;
    readonly issued: Date;
    readonly locale: string;
    /** Points on each side; those of a letter by default. */
    readonly margin?: number;
  },
  draw: (pdf: Pdf) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const { margin } = info;
  const letter = { top: page.top, bottom: 842 - page.bottom, left: page.left, right: 595 - page.right };
  // Loaded with the first invoice: it reads tables of fonts for 50 ms.
  const { default: Document } = await import('pdfkit');
  const pdf = new Document({
    size: 'A4',
    bufferPages: true,
    lang: info.locale,
    displayTitle: true,
    margins: margin === undefined ? letter : { top: margin, bottom: margin, left: margin, right: margin },
    info: { Title: toPdfText(info.title), Author: toPdfText(info.author), CreationDate: info.issued },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  pdf.on('end', () => resolve(Buffer.concat(chunks)));
  pdf.on('error', reject);
  draw(pdf);
  pdf.end();
  return await promise;
}
