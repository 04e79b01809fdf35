import { getUndeliveredMails, runQueueJobAgain } from '@relab/client/administration';
import type { UndeliveredMail } from '@relab/contract/administration';
import { useClient } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { checkIcon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import { useFormats } from '../../session/use-formats.ts';
import { useHasRole } from '../../session/user.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ReadPages } from '../../ui/read-pages.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { useReportedWrite } from '../../ui/use-reported-write.ts';
import * as texts from './texts.ts';

/** Mails that no attempt could deliver, and why. */
export function MailsView(): ReactNode {
  return (
    <ReadPages read={getUndeliveredMails} config={{}}>
      {(pages) => <MailTable mails={pages.flatMap(({ mails }) => mails)} />}
    </ReadPages>
  );
}

function MailTable({ mails }: { readonly mails: readonly UndeliveredMail[] }): ReactNode {
  const client = useClient();
  const formats = useFormats();
  const report = useReportedWrite();
  const mayAct = useHasRole('administrator');
  if (mails.length === 0) return <EmptyState title={texts.noMails} icon={checkIcon} />;
  const columns: readonly TableColumn<UndeliveredMail>[] = [
    { id: 'to', label: texts.to, isHeader: true, cell: ({ to }) => to },
    { id: 'subject', label: texts.subject, cell: ({ subject }) => subject },
    { id: 'status', label: texts.status, cell: ({ status }) => texts.statuses[status] },
    { id: 'problem', label: texts.problem, cell: ({ error }) => error },
    { id: 'attempts', label: texts.attempts, isNumber: true, cell: (mail) => formats.number(mail.attempts) },
    { id: 'due', label: texts.due, isOneLine: true, cell: ({ runAt }) => formats.moment(runAt) },
  ];
  const actions: TableColumn<UndeliveredMail> = {
    id: 'actions',
    label: texts.actions,
    hidesLabel: true,
    cell: ({ jobId }) => (
      <ActionButton
        type="button"
        variant="secondary"
        onClick={() => void report(() => runQueueJobAgain(client, { jobId }), texts.runAgainDone)}
      >
        {texts.sendAgain}
      </ActionButton>
    ),
  };
  return (
    <Table
      caption={texts.mails}
      columns={mayAct ? [...columns, actions] : columns}
      rows={mails}
      rowKey={({ jobId }) => jobId}
    />
  );
}
