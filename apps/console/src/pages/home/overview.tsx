import { getReports } from '@relab/client/administration';
import { useSuspendingRead } from '@relab/react';
import { Skeleton } from '@relab/toolkit/skeleton';
import { type ReactNode, useState } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import { ReadSection } from '../../ui/read-state.tsx';
import { Select } from '../../ui/select.tsx';
import css from './overview.module.css';
import { ReportCard } from './report-card.tsx';
import * as texts from './texts.ts';

const periods = [7, 30, 90, 365] as const;

/** Open work, sales and stock: every report of the server, drawn as it recommends. */
export function Overview({ title }: { readonly title: string }): ReactNode {
  const { reports } = useSuspendingRead(getReports, {});
  const [days, setDays] = useState(30);
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <div className={css.period}>
            <Select
              label={texts.period}
              hidesLabel
              choices={periods.map((period) => ({ id: String(period), label: texts.lastDays(period) }))}
              value={String(days)}
              onChange={(id) => setDays(Number(id))}
            />
          </div>
        }
      />
      <div className={css.reports}>
        {reports.map(({ name, label }) => (
          <section key={name} className={css.report} aria-label={label}>
            <ReadSection fallback={<Skeleton height="14rem" />}>
              <ReportCard reportName={name} days={days} />
            </ReadSection>
          </section>
        ))}
      </div>
    </>
  );
}
