import { locale } from '../language/language.ts';

const kilo = 1024;

const megabytes = new Intl.NumberFormat(locale, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: false,
});

/** `840 kB`, `1.2 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < kilo * kilo) return `${Math.max(1, Math.round(bytes / kilo))} kB`;
  return `${megabytes.format(bytes / kilo / kilo)} MB`;
}
