import type { RecordAccess } from '@relab/contract/administration';
import { useObjectInfoDirectory } from '@relab/react/records';
import type { ReactNode } from 'react';
import { hrefOf, routes } from '../../routing/routes.ts';
import { useFormats } from '../../session/use-formats.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Table } from '../../ui/table.tsx';
import css from './privacy.module.css';
import * as texts from './texts.ts';

/** When, who, how and what; newest first. */
export function AccessTable({ accesses }: { readonly accesses: readonly RecordAccess[] }): ReactNode {
  const formats = useFormats();
  if (accesses.length === 0) return <EmptyState title={texts.noAccesses}>{texts.noAccessesHint}</EmptyState>;
  return (
    <Table
      caption={texts.accesses}
      rows={accesses}
      rowKey={({ id }) => id}
      columns={[
        { id: 'at', label: texts.when, isOneLine: true, cell: ({ at }) => formats.moment(at) },
        { id: 'who', label: texts.who, isHeader: true, cell: (access) => <Who access={access} /> },
        {
          id: 'how',
          label: texts.how,
          cell: ({ action, call }) => (
            <>
              {texts.actionKinds[action]}
              <code className={css.setting}>{call}</code>
            </>
          ),
        },
        { id: 'what', label: texts.whatLooked, cell: (access) => <What access={access} /> },
      ]}
    />
  );
}

interface Props {
  readonly access: RecordAccess;
}

function Who({ access: { userId, userName, programName } }: Props): ReactNode {
  if (userId === null) return texts.nobodyKnown;
  return (
    <>
      {userName ?? userId}
      {programName !== null && <span className={css.setting}>{texts.byProgram(programName)}</span>}
    </>
  );
}

function What({ access: { action, objectApiName, recordId, recordName, detail } }: Props): ReactNode {
  const { data: directory } = useObjectInfoDirectory({});
  if (action === 'lost') return texts.lostLooks(detail ?? '');
  const object = objectApiName === null ? undefined : directory?.objects[objectApiName];
  const label = (recordId === null ? object?.labelPlural : object?.label) ?? objectApiName;
  return (
    <>
      {objectApiName !== null && recordId !== null ? (
        <a href={hrefOf(routes.record, { objectApiName, recordId })}>{recordName ?? recordId}</a>
      ) : (
        detail && <span className={css.detail}>{detail}</span>
      )}
      {label && <span className={css.setting}>{label}</span>}
    </>
  );
}
