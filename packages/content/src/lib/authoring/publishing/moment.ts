import { badRequest } from '@relab/server/http';

const last = Date.UTC(9999, 11, 31);

/** 31 April is a day that no month has; the calendar would silently take 1 May. */
function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text);
}

/** The moment that a text of the contract's form means. */
export function momentOf(text: string, field: string): Date {
  const at = Date.parse(text);
  if (!Number.isFinite(at) || at > last || !isDay(text.slice(0, 10)))
    throw badRequest(`${field} is no moment.`, field);
  return new Date(at);
}

/** The same for a moment that must lie ahead. */
export function requireFuture(text: string, field: string, now: Date): Date {
  const moment = momentOf(text, field);
  if (moment <= now) throw badRequest(`${field} lies in the past. It must lie ahead.`, field);
  return moment;
}
