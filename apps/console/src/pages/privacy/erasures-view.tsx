import { cancelPersonErasure, getPersonErasures } from '@relab/client/administration';
import type { PersonErasure } from '@relab/contract/administration';
import { useClient } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { useFormats } from '../../session/use-formats.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ReadPages } from '../../ui/read-pages.tsx';
import { Table } from '../../ui/table.tsx';
import { useReportedWrite } from '../../ui/use-reported-write.ts';
import * as texts from './texts.ts';

/** Pending erasures, which can be canceled, and those that were done: without a name. */
export function ErasuresView(): ReactNode {
  return (
    <ReadPages read={getPersonErasures} config={{}}>
      {(pages) => <ErasureTable erasures={pages.flatMap(({ erasures }) => erasures)} />}
    </ReadPages>
  );
}

function ErasureTable({ erasures }: { readonly erasures: readonly PersonErasure[] }): ReactNode {
  const client = useClient();
  const formats = useFormats();
  const report = useReportedWrite();
  if (erasures.length === 0) return <EmptyState title={texts.noErasures}>{texts.noErasuresHint}</EmptyState>;
  return (
    <Table
      caption={texts.erasures}
      rows={erasures}
      rowKey={({ id }) => id}
      columns={[
        { id: 'who', label: texts.email, isHeader: true, cell: ({ email }) => email ?? texts.erased },
        {
          id: 'requested',
          label: texts.requestedAt,
          isOneLine: true,
          cell: ({ requestedAt }) => formats.moment(requestedAt),
        },
        { id: 'by', label: texts.requestedBy, cell: ({ requestedByName }) => requestedByName },
        { id: 'due', label: texts.due, isOneLine: true, cell: ({ dueAt }) => formats.moment(dueAt) },
        {
          id: 'done',
          label: texts.erasedAt,
          isOneLine: true,
          cell: ({ erasedAt }) => erasedAt && formats.moment(erasedAt),
        },
        {
          id: 'records',
          label: texts.count,
          isNumber: true,
          cell: ({ counts }) => counts && formats.number(counts.reduce((sum, { count }) => sum + count, 0)),
        },
        {
          id: 'actions',
          label: texts.actions,
          hidesLabel: true,
          cell: ({ id, erasedAt }) =>
            erasedAt === null && (
              <ActionButton
                type="button"
                variant="secondary"
                onClick={() =>
                  void report(() => cancelPersonErasure(client, { erasureId: id }), texts.canceled)
                }
              >
                {texts.cancelErasure}
              </ActionButton>
            ),
        },
      ]}
    />
  );
}
