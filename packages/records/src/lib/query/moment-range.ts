/** From the first moment to the one after the last. */
export interface MomentRange {
  readonly from: Date;
  readonly to: Date;
  /** A range that is counted backward from now: what is before or after it is decided by its far end, `from`. */
  readonly isBackward?: boolean;
}

type Unit = 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'YEAR';

/** Before it there is no year that PostgreSQL and JavaScript write alike. */
const first = Date.parse('0001-01-01T00:00:00Z');

/** Unlike `Date.UTC` this has years before 100. */
function dayOf(year: number, month: number, day: number): Date {
  const at = new Date(0).setUTCFullYear(year, month, day);
  return new Date(Math.max(at, first));
}

/** The start of the unit that holds `at`, moved by `by` units. Weeks begin on Monday; all in UTC. */
function startOf(unit: Unit, at: Date, by: number): Date {
  const year = at.getUTCFullYear();
  const month = at.getUTCMonth();
  const day = at.getUTCDate();
  switch (unit) {
    case 'DAY':
      return dayOf(year, month, day + by);
    case 'WEEK':
      return dayOf(year, month, day - ((at.getUTCDay() + 6) % 7) + 7 * by);
    case 'MONTH':
      return dayOf(year, month + by, 1);
    case 'QUARTER':
      return dayOf(year, month - (month % 3) + 3 * by, 1);
    case 'YEAR':
      return dayOf(year + by, 0, 1);
  }
}

const span = (unit: Unit, at: Date, first: number, after: number): MomentRange => ({
  from: startOf(unit, at, first),
  to: startOf(unit, at, after),
});

const named: Readonly<Record<string, (at: Date) => MomentRange>> = {
  TODAY: (at) => span('DAY', at, 0, 1),
  YESTERDAY: (at) => span('DAY', at, -1, 0),
  TOMORROW: (at) => span('DAY', at, 1, 2),
  LAST_90_DAYS: (at) => ({ ...span('DAY', at, -90, 1), isBackward: true }),
  NEXT_90_DAYS: (at) => span('DAY', at, 1, 91),
};

const most = 5_000;

/**
 * What a relative date means at a moment: `TODAY`, `THIS_WEEK`, `LAST_MONTH`, `NEXT_N_QUARTERS:2`, `LAST_N_DAYS:30`,
 * `N_DAYS_AGO:3`. As on the platform the last n days include today, longer units do not. Undefined for other texts.
 */
export function momentRange(text: string, at: Date): MomentRange | undefined {
  const word = text.trim().toUpperCase().replaceAll(' ', '_');
  const known = Object.hasOwn(named, word) ? named[word] : undefined;
  if (known) return known(at);
  const [, which, unit] = /^(THIS|LAST|NEXT)_(WEEK|MONTH|QUARTER|YEAR)$/.exec(word) ?? [];
  if (which !== undefined && unit !== undefined) {
    const first = which === 'THIS' ? 0 : which === 'LAST' ? -1 : 1;
    return span(unit as Unit, at, first, first + 1);
  }
  const [, path, units, count] = /^(LAST|NEXT)_N_(DAY|WEEK|MONTH|QUARTER|YEAR)S:(\d{1,4})$/.exec(word) ?? [];
  if (path !== undefined && units !== undefined) {
    const n = Math.min(Number(count), most);
    if (path === 'NEXT') return span(units as Unit, at, 1, n + 1);
    return { ...span(units as Unit, at, -n, units === 'DAY' ? 1 : 0), isBackward: true };
  }
  const [, past, ago] = /^N_(DAY|WEEK|MONTH|QUARTER|YEAR)S_AGO:(\d{1,4})$/.exec(word) ?? [];
  if (past !== undefined) {
    const n = Math.min(Number(ago), most);
    return span(past as Unit, at, -n, 1 - n);
  }
  return undefined;
}
