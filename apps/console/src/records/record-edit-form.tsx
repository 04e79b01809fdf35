import type { ClientError } from '@relab/client';
import { getObjectInfo, undeleteRecord } from '@relab/client/records';
import type { ObjectInfo, RecordLayout, RecordRepresentation } from '@relab/contract/records';
import { useClient } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useUnsavedChanges } from '../routing/router.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { isDuplicateError } from './duplicate-error.ts';
import { useDuplicates } from './duplicate-notice.tsx';
import { FormFrame } from './form-frame.tsx';
import { changedFields, type FormEntry, rebased } from './form-state.ts';
import { layoutPlaces } from './layout-places.ts';
import { type SaveOutcome, saveRecord, undoFields } from './save-record.ts';
import * as texts from './texts.ts';
import { useRecordForm } from './use-record-form.ts';
import { useUndoToast } from './use-undo-toast.ts';

export interface RecordEditFormProps {
  readonly record: RecordRepresentation;
  readonly info: ObjectInfo;
  readonly layout: Pick<RecordLayout, 'sections'>;
  /** The field whose pencil was pressed. */
  readonly focus?: string | undefined;
  /** What differs from the record from the start. */
  readonly edits?: Readonly<Record<string, FormEntry>> | undefined;
  readonly onSaved: (record: RecordRepresentation) => void;
  readonly onCancel: () => void;
  /** Called where the server's description may have changed: a field that was removed. */
  readonly onRejected?: ((error: ClientError) => void) | undefined;
}

type Problem = Exclude<SaveOutcome, { readonly kind: 'saved' }>;

/** Changes a record: only what was touched is sent, over the version that the form was opened with. */
export function RecordEditForm(props: RecordEditFormProps): ReactNode {
  const { record, info, layout, focus, edits, onSaved, onCancel, onRejected } = props;
  const client = useClient();
  const formId = useId();
  const undoToast = useUndoToast();
  // The record goes on living below the form; what the form began with does not.
  const [opened, setOpened] = useState(record);
  const form = useRecordForm(opened.fields, edits);
  const places = useMemo(() => layoutPlaces(layout, info, false), [layout, info]);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [isLeaving, setLeaving] = useState(false);
  const isDuplicate = problem?.kind === 'rejected' && isDuplicateError(problem.error);
  const duplicates = useDuplicates(info, record.id, form, isDuplicate);
  useUnsavedChanges(form.isDirty);

  async function save(isForced: boolean, state = form.state, version = opened): Promise<void> {
    if (isSaving) return;
    if (Object.keys(state.edits).length === 0) return onCancel();
    if (!form.check(places, false)) return setMessages([]);
    setSaving(true);
    setMessages([]);
    setProblem(undefined);
    const { id: recordId, systemModstamp } = version;
    const options = { allowSaveOnDuplicate: isForced };
    const outcome = await saveRecord(client, { recordId, systemModstamp }, state, options).finally(() =>
      setSaving(false),
    );
    if (outcome.kind === 'saved') {
      const changed = changedFields(state);
      // A write that waits for the network has no version yet that could be gone back from.
      const before = navigator.onLine ? undoFields(version.fields, changed) : {};
      undoToast.saved(recordId, before, outcome.record.systemModstamp);
      return onSaved(outcome.record);
    }
    setProblem(outcome);
    if (outcome.kind !== 'rejected') return;
    setMessages(form.reject(outcome.error, places));
    onRejected?.(outcome.error);
    // A right may have been revoked since the form was described.
    if (!isDuplicateError(outcome.error) && outcome.error.status < 500)
      await getObjectInfo(client, { objectApiName: info.apiName }, { policy: 'no-cache' }).catch(() => {});
  }

  async function restore(): Promise<void> {
    const { record: back } = await undeleteRecord(client, { recordId: record.id });
    setProblem(undefined);
    const version = { ...opened, systemModstamp: back.systemModstamp };
    setOpened(version);
    await save(false, form.state, version);
  }

  const cancel = (): void => (form.isDirty ? setLeaving(true) : onCancel());
  return (
    <>
      <FormFrame
        form={form}
        info={info}
        layout={layout}
        places={places}
        recordTypeId={record.recordTypeId ?? info.defaultRecordTypeId ?? ''}
        recordId={record.id}
        fields={record.fields}
        formId={formId}
        focus={focus}
        messages={messages}
        duplicates={duplicates}
        mayForce={isDuplicate && duplicates.mayBeSaved}
        isSaving={isSaving}
        onSave={(isForced) => void save(isForced)}
        onCancel={cancel}
      >
        {problem?.kind === 'gone' && (
          <Notice
            tone="error"
            heading={texts.goneTitle(info.label)}
            nextStep={
              <ActionButton
                type="button"
                variant="secondary"
                onClick={() => void restore().catch((error: ClientError) => setMessages([error.message]))}
              >
                {texts.restoreAndSave}
              </ActionButton>
            }
          >
            {texts.goneHint}
          </Notice>
        )}
      </FormFrame>
      {problem?.kind === 'conflict' && (
        <ConflictDialog
          info={info}
          theirs={problem.theirs}
          conflicts={problem.fields}
          onClose={() => setProblem(undefined)}
          onResolve={(entries) => {
            const state = rebased(
              { ...form.state, edits: { ...form.state.edits, ...entries } },
              problem.theirs.fields,
            );
            setOpened(problem.theirs);
            form.set(state);
            setProblem(undefined);
            if (Object.keys(state.edits).length === 0) onSaved(problem.theirs);
            else void save(false, state, problem.theirs);
          }}
        />
      )}
      <ConfirmDialog
        isOpen={isLeaving}
        title={texts.discardTitle}
        confirmLabel={texts.discard}
        onConfirm={() => {
          onCancel();
          return undefined;
        }}
        onClose={() => setLeaving(false)}
      >
        {texts.changes(Object.keys(form.state.edits).length)}
      </ConfirmDialog>
    </>
  );
}
