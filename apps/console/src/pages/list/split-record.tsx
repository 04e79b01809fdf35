import { recordTypeIdOf } from '@relab/client/records';
import { type ReactNode, useState } from 'react';
import { recordNameOf } from '../../fields/record-field.ts';
import { RecordActionMenu } from '../../records/action-menu.tsx';
import { type Editing, RecordDetails } from '../../records/record-details.tsx';
import { useEditedRecordUi } from '../../records/use-edited-record-ui.ts';
import { useNoteVisit } from '../../records/use-note-visit.ts';
import { ReadSection } from '../../ui/read-state.tsx';
import css from './split-record.module.css';

interface SplitRecordProps {
  readonly objectApiName: string;
  readonly recordId: string;
  /** The record is not there any more. */
  readonly onDeleted: () => void;
}

/** A record beside its list: read, edited, and what else can be done with it. */
export function SplitRecord(props: SplitRecordProps): ReactNode {
  return (
    <ReadSection>
      <OpenRecord {...props} />
    </ReadSection>
  );
}

function OpenRecord({ objectApiName, recordId, onDeleted }: SplitRecordProps): ReactNode {
  useNoteVisit(recordId, objectApiName);
  const [editing, setEditing] = useState<Editing>();
  const { records, objectInfos, layouts } = useEditedRecordUi(recordId, editing !== undefined);
  const record = records[recordId];
  const info = record && objectInfos[record.apiName];
  const { View: view, Edit: edit } =
    (record && layouts[record.apiName]?.[recordTypeIdOf(record)]?.Full) ?? {};
  if (!record || !info || !view || !edit) return null;
  const name = recordNameOf(info, record.fields) ?? recordId;
  return (
    <article className={css.record}>
      <header className={css.header}>
        <h2>{name}</h2>
        <RecordActionMenu
          recordId={record.id}
          version={record.weakEtag}
          objectApiName={record.apiName}
          name={name}
          label={info.label}
          maxButtons={1}
          onEdit={(focus) => setEditing({ focus })}
          onDeleted={onDeleted}
        />
      </header>
      <RecordDetails
        record={record}
        info={info}
        layouts={{ view, edit }}
        editing={editing}
        onEdit={setEditing}
      />
    </article>
  );
}
