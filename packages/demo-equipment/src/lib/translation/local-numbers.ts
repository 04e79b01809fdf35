/** A number in English form that is part of no name: neither `F9-6×1000` nor `C5-1` nor a version. */
const englishNumber =
  /(?<![\p{L}\d.,-])\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\d]|[.,]\d)|(?<![\p{L}\d.,-])\d+\.\d+(?![\d]|[.,]\d)/gu;

/** Rewrites `20,913` and `0.5` in a text as a language writes numbers: digits stay as exact as they are. */
export function localNumbers(locale: string): (text: string) => string {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6);
  const signOf = (type: Intl.NumberFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? '';
  const group = signOf('group');
  const decimal = signOf('decimal');
  return (text) =>
    text.replace(englishNumber, (number) =>
      number.replace(/[.,]/g, (sign) => (sign === ',' ? group : decimal)),
    );
}
