import { getReport } from '@relab/client/administration';
import type { Report } from '@relab/contract/administration';
import { useSuspendingRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useFormats } from '../../session/use-formats.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import css from './overview.module.css';
import { ReportTable } from './report-table.tsx';
import * as texts from './texts.ts';

const ReportChart = lazy(async () => ({ default: (await import('./report-chart.tsx')).ReportChart }));

export interface ReportCardProps {
  readonly reportName: string;
  readonly days: number;
}

const sumOf = ({ rows }: Report, column: number): number =>
  rows.reduce((sum, { values }) => sum + Number(values[column] ?? 0), 0);

/** One report, drawn or as a table; a number that stands for records leads to their list. */
export function ReportCard({ reportName, days }: ReportCardProps): ReactNode {
  const formats = useFormats();
  const report = useSuspendingRead(getReport, { reportName, days });
  const [isTable, setTable] = useState(false);
  const { label, chart, rows, columns } = report;
  const canBeDrawn = chart !== 'table' && sumOf(report, 1) > 0;
  const total = columns[1] && chart !== 'funnel' && canBeDrawn ? sumOf(report, 1) : undefined;
  return (
    <>
      <header className={css.head}>
        <h2 className={css.heading}>{label}</h2>
        {total !== undefined && (
          <p className={css.total}>
            {formats.number(total)} {columns[1]?.label}
          </p>
        )}
        {canBeDrawn && (
          <ActionButton
            type="button"
            variant="plain"
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
          >
            {texts.asTable}
          </ActionButton>
        )}
      </header>
      {rows.length === 0 || (chart !== 'table' && !canBeDrawn) ? (
        <EmptyState title={texts.noNumbers}>{texts.noNumbersHint}</EmptyState>
      ) : canBeDrawn && !isTable ? (
        <Suspense fallback={<div className={css.space} />}>
          <ReportChart report={report} />
        </Suspense>
      ) : (
        <ReportTable report={report} />
      )}
    </>
  );
}
