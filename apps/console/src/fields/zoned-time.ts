import { dateTimeFormat } from '../language/intl-formatters.ts';

/** The parts of a moment on the clocks of a time zone, as `YYYY-MM-DDTHH:MM`. */
export function toLocalTime(moment: string, timeZone: string): string {
  const parts = dateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(moment));
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

const utcOf = (local: string): number => Date.parse(`${local}Z`);

/**
 * The moment (ISO 8601, UTC) at which clocks of the time zone show `YYYY-MM-DDTHH:MM`. An hour that clocks leave out in
 * spring is the one after it; of an hour that comes twice in autumn it is one of the two. Undefined for no such date.
 */
export function fromLocalTime(local: string, timeZone: string): string | undefined {
  const shown = utcOf(local);
  if (Number.isNaN(shown)) return undefined;
  const offsetAt = (moment: number): number =>
    utcOf(toLocalTime(new Date(moment).toISOString(), timeZone)) - Math.floor(moment / 60_000) * 60_000;
  // The offset of a moment near by, and then of the moment that it leads to: between the two clocks may change.
  const near = shown - offsetAt(shown);
  return new Date(shown - offsetAt(near)).toISOString();
}
