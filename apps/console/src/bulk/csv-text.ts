/** What spreadsheets take for a formula at the beginning of a cell. */
const formulaStart = /^[=+\-@\t\r]/;
const plainNumber = /^[+-]?\d+([.,]\d+)*$/;

/**
 * A text that a spreadsheet does not run: one that begins like a formula gets an apostrophe in front. Numbers stay what
 * they are.
 */
export const neutralised = (text: string): string =>
  formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;

/** The text before it was neutralised. */
export const withoutNeutralising = (text: string): string =>
  text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text;

const needsQuotes = /["\r\n,;\t]|^\s|\s$/;

const csvCell = (text: string): string => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One line of a CSV file (RFC 4180), with its line break. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => csvCell(neutralised(cell))).join(',')}\r\n`;

/** By it spreadsheets know that a file is UTF-8. */
export const byteOrderMark = '\uFEFF';
