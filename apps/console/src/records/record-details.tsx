import { recordTypeIdOf, updateLayoutUserState } from '@relab/client/records';
import type { ObjectInfo, RecordLayout, RecordRepresentation } from '@relab/contract/records';
import { useClient } from '@relab/react';
import { useLayoutUserState } from '@relab/react/records';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { FormSection } from './form-section.tsx';
import type { FormEntry } from './form-state.ts';

const EditedDetails = lazy(async () => ({ default: (await import('./edited-details.tsx')).EditedDetails }));

/** The form is open: at a field, with edits that it begins with. */
export interface Editing {
  readonly focus?: string | undefined;
  readonly edits?: Readonly<Record<string, FormEntry>> | undefined;
}

export interface RecordDetailsProps {
  readonly record: RecordRepresentation;
  readonly info: ObjectInfo;
  readonly layouts: { readonly view: RecordLayout; readonly edit: RecordLayout };
  readonly editing: Editing | undefined;
  readonly onEdit: (editing: Editing | undefined) => void;
}

/** All fields of a record by its layout. A pencil opens the whole form at its field; one button saves it. */
export function RecordDetails({ record, info, layouts, editing, onEdit }: RecordDetailsProps): ReactNode {
  const client = useClient();
  const formId = useId();
  // Whoever works by keyboard goes on where they opened the form.
  const [editedField, setEditedField] = useState<string>();
  const layout = {
    objectApiName: record.apiName,
    layoutType: 'Full' as const,
    mode: 'View' as const,
    recordTypeId: recordTypeIdOf(record),
  };
  const { data: state } = useLayoutUserState(layout);
  const read = layouts.view.sections.map((section) => (
    <FormSection
      key={section.id}
      section={section}
      isCollapsed={state?.sectionUserStates[section.id]?.collapsed ?? false}
      onToggle={(collapsed) => {
        // Shown at once; where it cannot be stored it is forgotten again.
        updateLayoutUserState(client, {
          ...layout,
          sectionUserStates: { [section.id]: { collapsed } },
        }).catch(() => {});
      }}
      info={info}
      recordTypeId={layout.recordTypeId}
      recordId={record.id}
      fields={record.fields}
      formId={formId}
      onEdit={info.updateable ? (focus) => onEdit({ focus }) : undefined}
      focus={editing ? undefined : editedField}
    />
  ));
  if (!editing) return read;
  return (
    <Suspense fallback={read}>
      <EditedDetails
        record={record}
        info={info}
        layout={layouts.edit}
        focus={editing.focus}
        edits={editing.edits}
        onDone={() => {
          setEditedField(editing.focus);
          onEdit(undefined);
        }}
      />
    </Suspense>
  );
}
