import { getSystemHealth } from '@relab/client/administration';
import { useSuspendingRead } from '@relab/react';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { useFormats } from '../../session/use-formats.ts';
import { useHasRole } from '../../session/user.tsx';
import { Table } from '../../ui/table.tsx';
import { InstallationView } from './installation/installation-view.tsx';
import css from './jobs.module.css';
import * as texts from './texts.ts';

/** Whether the server is ready, how all processes do (for administrators), what it runs, and what it stores. */
export function HealthView(): ReactNode {
  const formats = useFormats();
  const maySeeAll = useHasRole('administrator');
  const health = useSuspendingRead(getSystemHealth, {});
  const { isReady, reasons, release, node, startedAt, database, migrations, storage } = health;
  const facts = [
    [texts.release, release ?? texts.unknown],
    [texts.node, node],
    [texts.database, database.version],
    [texts.startedAt, formats.moment(startedAt)],
    [texts.databaseSize, formats.bytes(database.bytes)],
  ] as const;
  return (
    <div className={css.part}>
      <Notice tone={isReady ? 'success' : 'error'} heading={isReady ? texts.ready : texts.notReady}>
        {reasons.length > 0 && reasons.join(', ')}
      </Notice>
      {migrations.pending.length > 0 && (
        <Notice tone="warning" heading={texts.pendingMigrations(formats.number(migrations.pending.length))}>
          {migrations.pending.join(', ')}
        </Notice>
      )}
      {maySeeAll && <InstallationView />}
      <dl className={css.facts} aria-label={texts.versions}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={css.columns}>
        <Table
          caption={texts.storage}
          showsCaption
          rows={storage}
          rowKey={({ name }) => name}
          columns={[
            { id: 'table', label: texts.table, isHeader: true, cell: ({ name }) => name },
            { id: 'size', label: texts.size, isNumber: true, cell: ({ bytes }) => formats.bytes(bytes) },
            { id: 'rows', label: texts.rows, isNumber: true, cell: ({ rows }) => formats.number(rows) },
          ]}
        />
        <Table
          caption={texts.migrations}
          showsCaption
          rows={migrations.applied}
          rowKey={({ name }) => name}
          columns={[
            { id: 'name', label: texts.migration, isHeader: true, cell: ({ name }) => name },
            {
              id: 'at',
              label: texts.appliedAt,
              isOneLine: true,
              cell: ({ appliedAt }) => formats.moment(appliedAt),
            },
          ]}
        />
      </div>
    </div>
  );
}
