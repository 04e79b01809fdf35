import { getReport, getReports, type Report } from '@relab/contract/administration';
import type { Database } from '@relab/database';
import { notFound } from '../errors/errors.ts';
import { requestedLanguage } from '../http/accepted-language.ts';
import { type Route, readsReplica } from '../http/route.ts';
import { type StaffContext, staffRoute } from './staff.ts';

type Row = Report['rows'][number];

/** What a report is counted over. */
export interface ReportPeriod {
  /** Whole days of UTC, today among them. */
  readonly days: number;
  /** The beginning of the first of them. */
  readonly since: Date;
  readonly now: Date;
}

/** One report as a value: what a business counts, and the records behind each number. */
export interface ReportDeclaration extends Omit<Report, 'rows' | 'currencyIsoCode'> {
  readonly currencyIsoCode?: string;
  readonly read: (database: Database, period: ReportPeriod) => Promise<readonly Row[]>;
}

const dayMs = 86_400_000;

/** The last `days` days of UTC. */
export function periodOf(days: number, now: Date): ReportPeriod {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  return { days, since: new Date(today - (days - 1) * dayMs), now };
}

/** The reports in a language, as `de`; in the installation's own where it has no texts in that one. */
export type ReportsIn = (language: string) => readonly ReportDeclaration[];

/** As labels of objects: in what the request prefers, else in the reader's own. */
const languageOf = ({ headers, principal }: StaffContext): string =>
  requestedLanguage(headers) ?? principal.settings?.language.slice(0, 2) ?? 'en';

/** Calls of reports, for clerks. */
export function reportRoutes(reportsIn: ReportsIn): readonly Route[] {
  return [
    staffRoute('clerk', getReports, async (_, context) => ({
      reports: reportsIn(languageOf(context)).map(({ name, label, chart }) => ({ name, label, chart })),
    })),
    readsReplica(
      staffRoute('clerk', getReport, async ({ reportName, days = 30 }, context) => {
        const { database, now } = context;
        const report = reportsIn(languageOf(context)).find(({ name }) => name === reportName);
        if (!report) throw notFound();
        const { read, currencyIsoCode = null, ...head } = report;
        return { ...head, currencyIsoCode, rows: await read(database, periodOf(days, now())) };
      }),
    ),
  ];
}
