import { locale } from '../language/language.ts';

const day = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;

/** `November 21, 2026`, the same on either side: days are counted in UTC. */
export function formatDay(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : new Intl.DateTimeFormat(locale, day).format(date);
}

/** `3 to 5 working days`. */
export function formatWorkingDays({
  minimum,
  maximum,
}: {
  readonly minimum: number;
  readonly maximum: number;
}): string {
  if (minimum >= maximum) return `${maximum} working ${maximum === 1 ? 'day' : 'days'}`;
  return `${minimum} to ${maximum} working days`;
}
