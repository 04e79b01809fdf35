import type { ReactNode } from 'react';
import { dateTimeFormat } from '../../language/intl-formatters.ts';
import { locale } from '../../language/language.ts';
import { shiftMonth } from './month.ts';
import css from './page.module.css';
import * as texts from './texts.ts';

/** "November 2026" */
export const monthName = (month: string): string =>
  dateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

export interface MonthHeadingProps {
  readonly month: string;
  readonly hrefOfMonth: (month: string) => string;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** Which month it is, and the ways to its neighbours. */
export function MonthHeading({ month, hrefOfMonth, today }: MonthHeadingProps): ReactNode {
  return (
    <div className={css.month}>
      <h2>{monthName(month)}</h2>
      <nav aria-label={texts.months} className={css.months}>
        {[shiftMonth(month, -1), shiftMonth(month, 1)].map((there, at) => (
          <a key={there} href={hrefOfMonth(there)} rel={at === 0 ? 'prev' : 'next'}>
            {monthName(there)}
          </a>
        ))}
        {today.slice(0, 7) !== month && <a href={hrefOfMonth('')}>{texts.today}</a>}
      </nav>
    </div>
  );
}
