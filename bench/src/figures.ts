/** The value below which the given share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** A table for the terminal and for Markdown alike. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [head, head.map(() => '---'), ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  return cells
    .map(
      (row) =>
        `| ${row.map((cell, column) => (cell === '---' ? '-'.repeat(widths[column] ?? 3) : cell.padEnd(widths[column] ?? 0))).join(' | ')} |`,
    )
    .join('\n');
}

export const ms = (value: number): string => value.toFixed(1);
