/** A page's number, or a gap where numbers are left out. */
export type PageStep = number | 'gap';

/** The numbers to show: the first, the last, and those around the current page. A gap never stands for one page alone. */
export function pageWindow(page: number, pageCount: number): readonly PageStep[] {
  const around = [1, page - 1, page, page + 1, pageCount].filter(
    (number) => number >= 1 && number <= pageCount,
  );
  const pages = [...new Set(around)].sort((a, b) => a - b);
  return pages.flatMap((number, index) => {
    const missing = number - (pages[index - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    return missing === 1 ? [number - 1, number] : ['gap' as const, number];
  });
}
