import { getRetention } from '@relab/client/administration';
import type { Retention } from '@relab/contract/administration';
import { useSuspendingRead } from '@relab/react';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { useFormats } from '../../session/use-formats.ts';
import { Table, type TableColumn } from '../../ui/table.tsx';
import css from './privacy.module.css';
import * as texts from './texts.ts';

type Rule = Retention['rules'][number];

/** What is stored, for how long and why, and what was removed of it. */
export function RetentionView(): ReactNode {
  const formats = useFormats();
  const { rules } = useSuspendingRead(getRetention, {});
  const failed = rules.filter(({ lastRun }) => lastRun && lastRun.error !== null);
  const columns: readonly TableColumn<Rule>[] = [
    { id: 'what', label: texts.what, isHeader: true, cell: ({ what }) => what },
    {
      id: 'period',
      label: texts.period,
      cell: ({ period, setting }) => (
        <>
          {period}
          {setting !== null && <code className={css.setting}>{setting}</code>}
        </>
      ),
    },
    { id: 'reason', label: texts.reason, cell: ({ reason }) => reason },
    {
      id: 'lastRun',
      label: texts.lastRun,
      cell: (rule) => <LastRun rule={rule} />,
    },
    {
      id: 'removed',
      label: texts.removed,
      isNumber: true,
      cell: ({ lastRun }) => lastRun && formats.number(lastRun.removed),
    },
    {
      id: 'removedInAll',
      label: texts.removedInAll,
      isNumber: true,
      cell: ({ lastRun }) => lastRun && formats.number(lastRun.removedInAll),
    },
  ];
  return (
    <div className={css.part}>
      <p className="soft">{texts.intro}</p>
      {failed.map(({ id, what, lastRun }) => (
        <Notice key={id} tone="error" heading={texts.failed(what)}>
          {lastRun?.error}
        </Notice>
      ))}
      <Table caption={texts.title} columns={columns} rows={rules} rowKey={({ id }) => id} />
    </div>
  );
}

function LastRun({ rule: { isPurged, lastRun } }: { readonly rule: Rule }): ReactNode {
  const formats = useFormats();
  if (!isPurged) return texts.byHand;
  if (!lastRun) return texts.never;
  return lastRun.endedAt === null ? texts.underWay : formats.moment(lastRun.endedAt);
}
