import type { ObjectInfo, RecordLayout } from '@relab/contract/records';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useRef } from 'react';
import { DuplicateNotice, type FoundDuplicates } from './duplicate-notice.tsx';
import css from './form-messages.module.css';
import { FormMessages } from './form-messages.tsx';
import { FormSection, type SectionContext } from './form-section.tsx';
import type { Place } from './layout-places.ts';
import * as texts from './texts.ts';
import { useFormKeys } from './use-form-keys.ts';
import type { RecordForm } from './use-record-form.ts';

export interface FormFrameProps extends SectionContext {
  readonly form: RecordForm;
  readonly info: ObjectInfo;
  readonly layout: Pick<RecordLayout, 'sections'>;
  readonly places: ReadonlyMap<string, Place>;
  readonly messages: readonly string[];
  readonly duplicates: FoundDuplicates;
  /** The server has rejected it as a duplicate, and would take it all the same. */
  readonly mayForce: boolean;
  readonly isSaving: boolean;
  readonly saveLabel?: string | undefined;
  readonly onSave: (isForced: boolean) => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

/** A form by a layout: what is wrong above, one button that saves all below. */
export function FormFrame(props: FormFrameProps): ReactNode {
  const { form, layout, places, messages, duplicates, mayForce, isSaving, onSave, onCancel, children } =
    props;
  const { info, recordTypeId, recordId, fields, formId, focus } = props;
  const element = useRef<HTMLFormElement>(null);
  useFormKeys(element, { onSave: () => onSave(false), onCancel });
  const changes = Object.keys(form.state.edits).length;
  return (
    <form
      ref={element}
      noValidate
      aria-busy={isSaving}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(false);
      }}
    >
      <div className={css.sections}>
        <FormMessages form={form} formId={formId} info={info} places={places} messages={messages} />
        {children}
        <DuplicateNotice found={duplicates} />
        {layout.sections.map((section) => (
          <FormSection
            key={section.id}
            section={{ ...section, collapsible: false }}
            info={info}
            recordTypeId={recordTypeId}
            recordId={recordId}
            fields={fields}
            form={form}
            formId={formId}
            focus={focus}
          />
        ))}
      </div>
      <div className={css.bar}>
        <span className={css.count} aria-live="polite">
          {changes > 0 && texts.changes(changes)}
        </span>
        <ActionButton type="button" variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </ActionButton>
        {mayForce && (
          <ActionButton type="button" variant="secondary" busy={isSaving} onClick={() => onSave(true)}>
            {texts.saveAnyway}
          </ActionButton>
        )}
        <ActionButton busy={isSaving} aria-keyshortcuts="Control+S Meta+S">
          {props.saveLabel ?? texts.save}
        </ActionButton>
      </div>
    </form>
  );
}
