import { getReport, getReports, type Report } from '@relab/contract/administration';
import type { Database } from '@relab/database';
import { notFound } from '../errors/errors.ts';
import type { Route } from '../http/route.ts';
import { staffRoute } from './staff.ts';

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

/** Calls of reports, for clerks. */
export function reportRoutes(reports: readonly ReportDeclaration[]): readonly Route[] {
  const byName = new Map(reports.map((report) => [report.name, report]));
  return [
    staffRoute('clerk', getReports, async () => ({
      reports: reports.map(({ name, label, chart }) => ({ name, label, chart })),
    })),
    staffRoute('clerk', getReport, async ({ reportName, days = 30 }, { database, now }) => {
      const report = byName.get(reportName);
      if (!report) throw notFound();
      const { read, currencyIsoCode = null, ...head } = report;
      return { ...head, currencyIsoCode, rows: await read(database, periodOf(days, now())) };
    }),
  ];
}
