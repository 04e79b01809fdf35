const dayMs = 86_400_000;

/** `YYYY-MM-DD`. */
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The day (`YYYY-MM-DD`) after another. */
export const dayAfter = (day: string): string => dayOf(Date.parse(`${day}T00:00:00Z`) + dayMs);

/** The month (`YYYY-MM`) that an address names, or the one given. */
export function monthIn(url: URL, current: string): string {
  const month = url.searchParams.get('month') ?? '';
  return /^(?:19[7-9]\d|[2-9]\d{3})-(?:0[1-9]|1[0-2])$/.test(month) ? month : current;
}

/** The month (`YYYY-MM`) so many months later. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** The days (`YYYY-MM-DD`) of a month in whole weeks that begin on Mondays, with those of its neighbours at both ends. */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const last = Date.parse(`${shiftMonth(month, 1)}-01T00:00:00Z`);
  const weeks: string[][] = [];
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * dayMs;
  for (let day = monday; day < last; day += 7 * dayMs)
    weeks.push(Array.from({ length: 7 }, (_, at) => dayOf(day + at * dayMs)));
  return weeks;
}
