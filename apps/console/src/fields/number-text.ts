import { numberFormat } from '../language/intl-formatters.ts';

/** How a number is written where it is edited: without groups, with the decimal sign of the locale. */
export const writeNumber = (value: number, locale: string): string =>
  numberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }).format(value);

/**
 * The number in a text of the locale, with or without groups; undefined where it is not one. A sign that is not the locale's
 * decimal one counts as one where it stands once and groups no three digits: `0.5` is a half in German too.
 */
export function parseNumber(text: string, locale: string): number | undefined {
  const compact = text.replace(/[\s\u00a0\u202f'’]/g, '').replace(/^\u2212/, '-');
  const parts = numberFormat(locale, {}).formatToParts(1234.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const group = decimal === ',' ? '.' : ',';
  const isGrouped = new RegExp(`^-?\\d{1,3}(\\${group}\\d{3})+(\\${decimal}\\d*)?$`).test(compact);
  const plain = isGrouped ? compact.replaceAll(group, '').replace(decimal, '.') : compact.replace(',', '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
