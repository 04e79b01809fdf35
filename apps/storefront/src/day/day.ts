import { locale } from '../language/language.ts';
import * as texts from './day-texts.ts';

const day = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;

/** `November 21, 2026`, the same on either side: days are counted in UTC. */
export function formatDay(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : new Intl.DateTimeFormat(locale, day).format(date);
}

const moment = { ...day, hour: '2-digit', minute: '2-digit' } as const;

/** `November 21, 2026 at 02:45 PM`, in UTC: the server does not know where the shopper is. */
export function formatMoment(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : new Intl.DateTimeFormat(locale, moment).format(date);
}

/** `3 to 5 working days`. */
export function formatWorkingDays({
  minimum,
  maximum,
}: {
  readonly minimum: number;
  readonly maximum: number;
}): string {
  return texts.workingDays(minimum, maximum);
}
