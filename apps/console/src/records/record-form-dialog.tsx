import { getFieldDisplayValue, recordTypeIdOf } from '@relab/client/records';
import type { RecordRepresentation } from '@relab/contract/records';
import { useObjectInfo, useSuspendingRecordUi } from '@relab/react/records';
import { type ReactNode, useCallback, useState } from 'react';
import { CreateRelatedProvider, type RelatedRequest } from '../fields/create-related.ts';
import { recordNameOf } from '../fields/record-field.ts';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { ReadSection } from '../ui/read-state.tsx';
import type { FormEntry } from './form-state.ts';
import { RecordCreateForm } from './record-create-form.tsx';
import { RecordEditForm } from './record-edit-form.tsx';
import { recordUiConfig } from './record-page-reads.ts';
import * as texts from './texts.ts';

export interface RecordFormDialogProps {
  readonly objectApiName: string;
  /** The record that is changed; without it one is created. */
  readonly recordId?: string | undefined;
  /** A new record that begins as a copy of this one. */
  readonly cloneOf?: string | undefined;
  readonly recordTypeId?: string | undefined;
  /** Values that the form begins with, each with the text that stands for it. */
  readonly defaults?: Readonly<Record<string, FormEntry>> | undefined;
  readonly onSaved?: ((record: RecordRepresentation) => void) | undefined;
  readonly onClose: () => void;
}

/** Creates or edits a record of any object in a dialog. Closing asks before anything typed is lost. */
export function RecordFormDialog(props: RecordFormDialogProps): ReactNode {
  const { objectApiName, recordId, cloneOf, recordTypeId, defaults, onSaved, onClose } = props;
  const { data: info } = useObjectInfo({ objectApiName });
  const label = info?.label ?? objectApiName;
  const done = (record: RecordRepresentation): void => {
    onSaved?.(record);
    onClose();
  };
  const title =
    recordId !== undefined
      ? texts.editRecord(label)
      : cloneOf !== undefined
        ? texts.cloneRecord(label)
        : texts.newRecord(label);
  return (
    <ModalDialog isOpen size="large" title={title}>
      <ReadSection>
        <CreateRelated>
          {recordId === undefined ? (
            <RecordCreateForm
              objectApiName={objectApiName}
              recordTypeId={recordTypeId}
              cloneOf={cloneOf}
              defaults={defaults}
              onSaved={done}
              onCancel={onClose}
            />
          ) : (
            <EditedRecord recordId={recordId} defaults={defaults} onSaved={done} onClose={onClose} />
          )}
        </CreateRelated>
      </ReadSection>
    </ModalDialog>
  );
}

interface EditedRecordProps {
  readonly recordId: string;
  readonly defaults: Readonly<Record<string, FormEntry>> | undefined;
  readonly onSaved: (record: RecordRepresentation) => void;
  readonly onClose: () => void;
}

function EditedRecord({ recordId, defaults, onSaved, onClose }: EditedRecordProps): ReactNode {
  const { records, objectInfos, layouts } = useSuspendingRecordUi(recordUiConfig(recordId));
  const record = records[recordId];
  const info = record && objectInfos[record.apiName];
  const layout = record && layouts[record.apiName]?.[recordTypeIdOf(record)]?.Full?.Edit;
  if (!record || !info || !layout) return <p>{texts.notThere}</p>;
  return (
    <RecordEditForm
      record={record}
      info={info}
      layout={layout}
      edits={defaults}
      onSaved={onSaved}
      onCancel={onClose}
    />
  );
}

/** Lets lookups of the forms inside create the record that they should lead to. */
export function CreateRelated({ children }: { readonly children: ReactNode }): ReactNode {
  const [request, setRequest] = useState<RelatedRequest>();
  const open = useCallback((next: RelatedRequest) => setRequest(next), []);
  const { data: info } = useObjectInfo(request ? { objectApiName: request.objectApiName } : null);
  const nameField = Object.values(info?.fields ?? {}).find(
    ({ nameField: isName, createable, compound }) => isName && createable && !compound,
  )?.apiName;
  return (
    <CreateRelatedProvider value={open}>
      {children}
      {request && info && (
        <RecordFormDialog
          objectApiName={request.objectApiName}
          defaults={
            nameField && request.name ? { [nameField]: { value: request.name, text: null } } : undefined
          }
          onSaved={(record) =>
            request.onCreated(
              record.id,
              recordNameOf(info, record.fields) ??
                String(getFieldDisplayValue(record, 'Name') ?? request.name),
            )
          }
          onClose={() => setRequest(undefined)}
        />
      )}
    </CreateRelatedProvider>
  );
}
