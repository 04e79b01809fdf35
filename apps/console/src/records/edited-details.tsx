import type { ObjectInfo, RecordLayout, RecordRepresentation } from '@relab/contract/records';
import type { ReactNode } from 'react';
import type { FormEntry } from './form-state.ts';
import { RecordEditForm } from './record-edit-form.tsx';
import { CreateRelated } from './record-form-dialog.tsx';

export interface EditedDetailsProps {
  readonly record: RecordRepresentation;
  readonly info: ObjectInfo;
  readonly layout: RecordLayout;
  readonly focus: string | undefined;
  readonly edits: Readonly<Record<string, FormEntry>> | undefined;
  readonly onDone: () => void;
}

/** The form in the place of what it edits; its code comes when it is first opened. */
export function EditedDetails({ onDone, ...form }: EditedDetailsProps): ReactNode {
  return (
    <CreateRelated>
      <RecordEditForm {...form} onSaved={onDone} onCancel={onDone} />
    </CreateRelated>
  );
}
