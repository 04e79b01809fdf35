import { type RawBuilder, sql } from 'kysely';
import { illegalQueryParameter } from '../errors.ts';

const day = 86_400_000;
const form = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2}))?$/;

function momentOf(name: string, text: string): number {
  const at = form.test(text) ? Date.parse(text) : Number.NaN;
  // The 31st of February would be parsed as the 3rd of March.
  const isDay = new Date(`${text.slice(0, 10)}T00:00:00Z`).toJSON()?.startsWith(text.slice(0, 10));
  if (Number.isNaN(at) || !isDay)
    throw illegalQueryParameter(
      name,
      'Must be a day such as 2026-03-02, or a moment such as 2026-03-02T09:15:30Z.',
    );
  return at;
}

export interface Between {
  readonly publishStartDate?: string | undefined;
  readonly publishEndDate?: string | undefined;
}

/** Of `d`, what was published from the one date to the other, both included; a day is one in UTC, all of it. */
export function publishedBetween({
  publishStartDate: start,
  publishEndDate: end,
}: Between): readonly RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  if (start !== undefined)
    conditions.push(sql`d.published_date >= ${new Date(momentOf('publishStartDate', start))}`);
  if (end !== undefined) {
    const at = momentOf('publishEndDate', end);
    conditions.push(
      end.length === 10
        ? sql`d.published_date < ${new Date(at + day)}`
        : sql`d.published_date <= ${new Date(at)}`,
    );
  }
  return conditions;
}
