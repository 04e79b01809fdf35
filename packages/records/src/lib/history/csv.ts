/** A spreadsheet would take these for the beginning of a formula. */
const formula = /^[=+\-@\t\r]/;

/**
 * A row of RFC 4180. Texts that begin as a formula does get an apostrophe in front, so that opening the file runs nothing;
 * numbers are numbers.
 */
export function csvRow(cells: readonly (string | number | boolean | null)[]): string {
  const written = cells.map((cell) => {
    if (cell === null) return '';
    if (typeof cell !== 'string') return String(cell);
    const safe = formula.test(cell) ? `'${cell}` : cell;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${written.join(',')}\r\n`;
}
