import {
  cancelQueueJob,
  getQueueJobCounts,
  getQueueJobs,
  runQueueJobAgain,
} from '@relab/client/administration';
import type { QueueJob } from '@relab/contract/administration';
import { useClient, useSuspendingReads } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useState } from 'react';
import { navigate } from '../../routing/navigate.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { useFormats } from '../../session/use-formats.ts';
import { useHasRole } from '../../session/user.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ReadPages } from '../../ui/read-pages.tsx';
import { Select } from '../../ui/select.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { useReportedWrite } from '../../ui/use-reported-write.ts';
import css from './jobs.module.css';
import * as texts from './texts.ts';

type Status = QueueJob['status'];

const all = 'all';
const isStatus = (text: string | null): text is Status =>
  text !== null && Object.hasOwn(texts.statuses, text);

/** The jobs of the queue by kind and status, the newest first. */
export function QueueView({ url }: { readonly url: URL }): ReactNode {
  const formats = useFormats();
  const status = url.searchParams.get('status');
  const kind = url.searchParams.get('kind');
  const filter = { ...(isStatus(status) ? { status } : {}), ...(kind ? { kind } : {}) };
  const [{ counts }] = useSuspendingReads([[getQueueJobCounts, {}]]);
  const kinds = [...new Set(counts.map((count) => count.kind))].sort();
  const countOf = (of: Status): number =>
    counts
      .filter((count) => count.status === of && (!kind || count.kind === kind))
      .reduce((sum, { count }) => sum + count, 0);
  const go = (next: { status?: string | null; kind?: string | null }): void =>
    navigate(hrefOf(routes.jobs, undefined, { status, kind, ...next }), { replace: true, keepsPlace: true });
  return (
    <div className={css.part}>
      <div className={css.tools}>
        <Select
          label={texts.status}
          choices={[
            { id: all, label: texts.allStatuses },
            ...Object.entries(texts.statuses).map(([id, label]) => ({
              id,
              label: `${label} (${formats.number(countOf(id as Status))})`,
            })),
          ]}
          value={status ?? all}
          onChange={(id) => go({ status: id === all ? null : id })}
        />
        <Select
          label={texts.kind}
          choices={[
            { id: all, label: texts.allKinds },
            ...kinds.map((id) => ({ id, label: texts.kindOf(id) })),
          ]}
          value={kind ?? all}
          onChange={(id) => go({ kind: id === all ? null : id })}
        />
      </div>
      <ReadPages key={`${status} ${kind}`} read={getQueueJobs} config={filter}>
        {(pages) => <JobTable jobs={pages.flatMap(({ jobs }) => jobs)} count={pages[0]?.count ?? 0} />}
      </ReadPages>
    </div>
  );
}

function JobTable({
  jobs,
  count,
}: {
  readonly jobs: readonly QueueJob[];
  readonly count: number;
}): ReactNode {
  const client = useClient();
  const formats = useFormats();
  const report = useReportedWrite();
  const mayAct = useHasRole('administrator');
  const [toCancel, setToCancel] = useState<QueueJob>();
  if (jobs.length === 0) return <EmptyState title={texts.noJobs}>{texts.noJobsHint}</EmptyState>;
  const columns: readonly TableColumn<QueueJob>[] = [
    { id: 'kind', label: texts.kind, isHeader: true, cell: (job) => texts.kindOf(job.kind) },
    {
      id: 'status',
      label: texts.status,
      cell: ({ status, done, total }) => (
        <span data-status={status} className={css.status}>
          {texts.statuses[status]}
          {total !== null && ` · ${texts.progress(formats.number(done), formats.number(total))}`}
        </span>
      ),
    },
    { id: 'problem', label: texts.problem, cell: ({ error }) => error },
    { id: 'attempts', label: texts.attempts, isNumber: true, cell: (job) => formats.number(job.attempts) },
    {
      id: 'due',
      label: texts.due,
      isOneLine: true,
      cell: ({ runAt, finishedAt }) => formats.moment(finishedAt ?? runAt),
    },
    {
      id: 'created',
      label: texts.created,
      isOneLine: true,
      cell: ({ createdAt }) => formats.moment(createdAt),
    },
    { id: 'by', label: texts.by, cell: ({ createdByName }) => createdByName },
  ];
  const actions: TableColumn<QueueJob> = {
    id: 'actions',
    label: texts.actions,
    hidesLabel: true,
    cell: (job) => (
      <div className={css.actions}>
        {job.mayRunAgain && (
          <ActionButton
            type="button"
            variant="secondary"
            onClick={() => void report(() => runQueueJobAgain(client, { jobId: job.id }), texts.runAgainDone)}
          >
            {texts.runAgain}
          </ActionButton>
        )}
        {job.mayCancel && (
          <ActionButton type="button" variant="plain" onClick={() => setToCancel(job)}>
            {texts.cancelJob}
          </ActionButton>
        )}
      </div>
    ),
  };
  return (
    <>
      {!mayAct && <p className="soft">{texts.readOnly}</p>}
      <Table
        caption={texts.jobs(formats.number(count))}
        showsCaption
        columns={mayAct ? [...columns, actions] : columns}
        rows={jobs}
        rowKey={({ id }) => id}
      />
      <ConfirmDialog
        isOpen={toCancel !== undefined}
        title={texts.cancelTitle(texts.kindOf(toCancel?.kind ?? ''))}
        confirmLabel={texts.cancelJob}
        onConfirm={() => toCancel && cancelQueueJob(client, { jobId: toCancel.id })}
        onClose={() => setToCancel(undefined)}
      >
        {texts.cancelHint}
      </ConfirmDialog>
    </>
  );
}
