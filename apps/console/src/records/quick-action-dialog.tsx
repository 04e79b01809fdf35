import { ClientError } from '@relab/client';
import { performQuickAction, performUpdateRecordQuickAction } from '@relab/client/records';
import type { ObjectInfo, PlatformAction, QuickActionExecution, RecordLayout } from '@relab/contract/records';
import { useClient } from '@relab/react';
import {
  useSuspendingObjectInfo,
  useSuspendingQuickActionDefaults,
  useSuspendingQuickActionLayout,
} from '@relab/react/records';
import { type ReactNode, useId, useLayoutEffect, useMemo, useState } from 'react';
import type { RecordFields } from '../fields/record-field.ts';
import { useUnsavedChanges } from '../routing/router.tsx';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { ReadSection } from '../ui/read-state.tsx';
import { useToast } from '../ui/toast.tsx';
import { isDuplicateError } from './duplicate-error.ts';
import { useDuplicates } from './duplicate-notice.tsx';
import { FormFrame } from './form-frame.tsx';
import { changedFields } from './form-state.ts';
import { layoutPlaces } from './layout-places.ts';
import { CreateRelated } from './record-form-dialog.tsx';
import * as texts from './texts.ts';
import { useRecordForm } from './use-record-form.ts';

export interface QuickActionDialogProps {
  readonly action: PlatformAction;
  /** The record that the action is done with; undefined for a global one. */
  readonly contextId?: string | undefined;
  readonly onDone?: ((result: QuickActionExecution) => void) | undefined;
  readonly onClose: () => void;
}

/** The form of a quick action, by its layout and its defaults, and running it. */
export function QuickActionDialog({ onDone, onClose, ...rest }: QuickActionDialogProps): ReactNode {
  return (
    <ModalDialog isOpen size="medium" title={rest.action.label}>
      <ReadSection>
        <CreateRelated>
          <QuickActionForm
            {...rest}
            onClose={onClose}
            onDone={(result) => {
              onDone?.(result);
              onClose();
            }}
          />
        </CreateRelated>
      </ReadSection>
    </ModalDialog>
  );
}

interface QuickActionFormProps extends QuickActionDialogProps {
  readonly onDone: (result: QuickActionExecution) => void;
}

/** What the form begins with. */
interface QuickActionReads {
  readonly layout: RecordLayout;
  readonly base: RecordFields;
  readonly info: ObjectInfo;
}

/** The form stands on what was read when it opened: once it is sent, the action may not go with the record any more. */
function QuickActionForm(props: QuickActionFormProps): ReactNode {
  const [reads, setReads] = useState<QuickActionReads>();
  if (!reads) return <ReadQuickAction {...props} onRead={setReads} />;
  return <OpenQuickAction {...props} {...reads} />;
}

interface ReadQuickActionProps extends Pick<QuickActionFormProps, 'action' | 'contextId'> {
  readonly onRead: (reads: QuickActionReads) => void;
}

function ReadQuickAction({ action, contextId, onRead }: ReadQuickActionProps): ReactNode {
  const actionApiName = action.apiName;
  const { layout: written } = useSuspendingQuickActionLayout({ actionApiName });
  const parent = contextId === undefined ? {} : { parentRecordId: contextId };
  const { fields: base } = useSuspendingQuickActionDefaults({ actionApiName, ...parent });
  const layout = written as unknown as RecordLayout;
  const info = useSuspendingObjectInfo({ objectApiName: layout.objectApiName });
  useLayoutEffect(() => onRead({ layout, base, info }), [onRead, layout, base, info]);
  return null;
}

function OpenQuickAction(props: QuickActionFormProps & QuickActionReads): ReactNode {
  const { action, contextId, layout, base, info, onDone, onClose } = props;
  const client = useClient();
  const toast = useToast();
  const formId = useId();
  const actionApiName = action.apiName;
  const isUpdate = action.subtype === 'Update';
  const form = useRecordForm(base);
  const places = useMemo(() => layoutPlaces(layout, info, !isUpdate), [layout, info, isUpdate]);
  const [isSaving, setSaving] = useState(false);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [isDuplicate, setDuplicate] = useState(false);
  const recordId = isUpdate ? contextId : undefined;
  const duplicates = useDuplicates(info, recordId, form, isDuplicate);
  useUnsavedChanges(form.isDirty && !isSaving);

  async function perform(isForced: boolean): Promise<void> {
    if (isSaving) return;
    setMessages([]);
    setDuplicate(false);
    // What an action requires it requires of everybody, whether it was touched or not.
    if (!form.check(places, true)) return;
    setSaving(true);
    const send = isUpdate ? performUpdateRecordQuickAction : performQuickAction;
    try {
      const result = await send(client, {
        actionApiName,
        fields: changedFields(form.state),
        ...(contextId === undefined ? {} : { contextId }),
        ...(isForced ? { allowSaveOnDuplicate: true } : {}),
      });
      toast({ text: result.successMessage ?? texts.done, tone: 'success' });
      onDone(result);
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      setSaving(false);
      setDuplicate(isDuplicateError(error));
      setMessages(form.reject(error, places));
    }
  }

  return (
    <FormFrame
      form={form}
      info={info}
      layout={layout}
      places={places}
      recordTypeId={layout.recordTypeId ?? info.defaultRecordTypeId ?? ''}
      recordId={recordId}
      fields={base}
      formId={formId}
      messages={messages}
      duplicates={duplicates}
      mayForce={isDuplicate && duplicates.mayBeSaved}
      isSaving={isSaving}
      saveLabel={action.label}
      onSave={(isForced) => void perform(isForced)}
      onCancel={onClose}
    />
  );
}
