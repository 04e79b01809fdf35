import { ClientError } from '@relab/client';
import { createRecord, generateRecordInputForCreate, type InputValue } from '@relab/client/records';
import type { ObjectInfo, RecordRepresentation } from '@relab/contract/records';
import { useClient } from '@relab/react';
import { useSuspendingRecordCreateDefaults, useSuspendingRecordTemplateClone } from '@relab/react/records';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { isBlank } from '../fields/check-value.ts';
import type { RecordFields } from '../fields/record-field.ts';
import { useUnsavedChanges } from '../routing/router.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Labeled } from '../ui/labeled.tsx';
import { useToast } from '../ui/toast.tsx';
import { isDuplicateError } from './duplicate-error.ts';
import { useDuplicates } from './duplicate-notice.tsx';
import { FormFrame } from './form-frame.tsx';
import { changedFields, type FormEntry } from './form-state.ts';
import { layoutPlaces } from './layout-places.ts';
import css from './record-create-form.module.css';
import * as texts from './texts.ts';
import { useRecordForm } from './use-record-form.ts';

export interface RecordCreateFormProps {
  readonly objectApiName: string;
  readonly recordTypeId?: string | undefined;
  /** What the form begins with, such as the parent that it was opened at. */
  readonly defaults?: Readonly<Record<string, FormEntry>> | undefined;
  /** The record whose copy it is. */
  readonly cloneOf?: string | undefined;
  readonly onSaved: (record: RecordRepresentation) => void;
  readonly onCancel: () => void;
}

/** Creates a record of any object, of one of the types that its user may choose. */
export function RecordCreateForm(props: RecordCreateFormProps): ReactNode {
  const { cloneOf } = props;
  const [recordTypeId, setRecordTypeId] = useState(props.recordTypeId);
  const form = { ...props, recordTypeId, onRecordType: setRecordTypeId };
  return cloneOf === undefined ? (
    <NewRecord key={recordTypeId} {...form} template={undefined} />
  ) : (
    <ClonedRecord key={recordTypeId} {...form} cloneOf={cloneOf} />
  );
}

interface NewRecordProps extends RecordCreateFormProps {
  readonly onRecordType: (id: string) => void;
  readonly template: RecordFields | undefined;
}

function ClonedRecord({
  cloneOf,
  ...props
}: Omit<NewRecordProps, 'template'> & { readonly cloneOf: string }): ReactNode {
  const { recordTypeId } = props;
  const { fields } = useSuspendingRecordTemplateClone({
    recordId: cloneOf,
    ...(recordTypeId ? { recordTypeId } : {}),
  });
  // What a copy began with stays, also once the record it was made of has changed.
  const [template] = useState(fields);
  return <NewRecord {...props} cloneOf={cloneOf} template={template} />;
}

function NewRecord(props: NewRecordProps): ReactNode {
  const { objectApiName, defaults, onSaved, onCancel, template, cloneOf } = props;
  const client = useClient();
  const toast = useToast();
  const formId = useId();
  const choice = props.recordTypeId ? { recordTypeId: props.recordTypeId } : {};
  const { layout, objectInfos, record } = useSuspendingRecordCreateDefaults({ objectApiName, ...choice });
  const info = objectInfos[objectApiName] as ObjectInfo;
  const [base] = useState<RecordFields>(() => ({ ...record.fields, ...template }));
  const form = useRecordForm(base, defaults);
  const places = useMemo(() => layoutPlaces(layout, info, true), [layout, info]);
  const [isSaving, setSaving] = useState(false);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [isDuplicate, setDuplicate] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const duplicates = useDuplicates(info, undefined, form, isDuplicate);
  useUnsavedChanges(form.isDirty && !isSaving);
  const recordTypeId = record.recordTypeId ?? info.defaultRecordTypeId ?? '';

  async function save(isForced: boolean): Promise<void> {
    if (isSaving) return;
    setMessages([]);
    setDuplicate(false);
    if (!form.check(places, true)) return;
    setSaving(true);
    const begun = generateRecordInputForCreate({ apiName: objectApiName, fields: base }, info).fields;
    const filled = Object.entries<InputValue>({ ...begun, ...changedFields(form.state) }).filter(
      ([, value]) => !isBlank(value),
    );
    const ofType = info.fields.RecordTypeId?.createable && recordTypeId ? { RecordTypeId: recordTypeId } : {};
    try {
      const created = await createRecord(client, {
        apiName: objectApiName,
        fields: { ...ofType, ...Object.fromEntries(filled) },
        ...(isForced ? { allowSaveOnDuplicate: true } : {}),
      });
      toast({ text: texts.created(info.label), tone: 'success' });
      onSaved(created);
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      setSaving(false);
      setDuplicate(isDuplicateError(error));
      setMessages(form.reject(error, places));
    }
  }

  const types = Object.values(info.recordTypeInfos).filter(({ available, master }) => available && !master);
  return (
    <>
      <FormFrame
        form={form}
        info={info}
        layout={layout}
        places={places}
        recordTypeId={recordTypeId}
        recordId={undefined}
        fields={base}
        formId={formId}
        messages={messages}
        duplicates={duplicates}
        mayForce={isDuplicate && duplicates.mayBeSaved}
        isSaving={isSaving}
        saveLabel={cloneOf === undefined ? texts.create : texts.saveCopy}
        onSave={(isForced) => void save(isForced)}
        onCancel={() => (form.isDirty ? setLeaving(true) : onCancel())}
      >
        {types.length > 1 && (
          <div className={css.type}>
            <Labeled label={texts.recordType}>
              <select value={recordTypeId} onChange={({ target }) => props.onRecordType(target.value)}>
                {types.map(({ recordTypeId: id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </Labeled>
          </div>
        )}
      </FormFrame>
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
