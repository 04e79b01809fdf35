import type { InputValue } from '@relab/client/records';
import type { FieldInfo } from '@relab/contract/records';
import { classNames } from '@relab/toolkit';
import { type ComponentType, lazy, type ReactNode, Suspense, useId } from 'react';
import controlCss from '../ui/control.module.css';
import type { ControlProps, FormProps } from './control.ts';
import css from './field-input.module.css';
import { type FieldKind, fieldKindOf } from './field-kind.ts';
import { FieldValue } from './field-value.tsx';
import { LongTextControl } from './long-text-control.tsx';
import { LookupControl } from './lookup-control.tsx';
import { MultiPicklistControl } from './multi-picklist-control.tsx';
import { PicklistControl } from './picklist-control.tsx';
import type { FormValues } from './picklist-options.ts';
import {
  DateControl,
  DateTimeControl,
  LineControl,
  NumberControl,
  TextControl,
  TimeControl,
} from './text-controls.tsx';
import * as texts from './texts.ts';

const RichTextControl = lazy(async () => ({
  default: (await import('./rich-text-control.tsx')).RichTextControl,
}));

const controls: Readonly<Record<FieldKind, ComponentType<ControlProps & FormProps>>> = {
  text: LineControl,
  email: LineControl,
  phone: LineControl,
  url: LineControl,
  longText: TextControl,
  address: TextControl,
  richText: RichTextControl,
  number: NumberControl,
  currency: NumberControl,
  percent: NumberControl,
  date: DateControl,
  dateTime: DateTimeControl,
  time: TimeControl,
  boolean: CheckboxControl,
  picklist: PicklistControl,
  multiPicklist: MultiPicklistControl,
  reference: LookupControl,
};

export interface FieldInputProps {
  readonly field: FieldInfo;
  readonly value: InputValue;
  /** The text of the value, as the record shows it: the name of a referenced record, the label of a picklist's value. */
  readonly displayValue?: string | null | undefined;
  /** With the value comes its text, where the value is not what people read. */
  readonly onChange: (value: InputValue, displayValue?: string | null) => void;
  readonly error?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  /** It is another value than the one that is saved. */
  readonly isDirty?: boolean | undefined;
  readonly objectApiName: string;
  readonly recordTypeId: string;
  readonly recordId?: string | undefined;
  /** The other fields of the form: for picklists and lookups that depend on them. */
  readonly record?: FormValues | undefined;
  readonly labelOf?: ((name: string) => string) | undefined;
  /** In place of the field's own, by the layout. */
  readonly label?: string | undefined;
  /** The label is for screen readers only: in a cell of a table. */
  readonly hidesLabel?: boolean | undefined;
  readonly id?: string | undefined;
  readonly hasFocus?: boolean | undefined;
}

const noValues: FormValues = {};
const asItIs = (name: string): string => name;

/** A field as it is edited: label, what is wrong, and the control of its kind. */
export function FieldInput(props: FieldInputProps): ReactNode {
  const { field, value, displayValue = null, onChange, error, hidesLabel = false } = props;
  const { isRequired = false, isReadOnly = false, isDirty = false } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const label = props.label ?? field.label;
  const described = [error && `${id}-error`, field.inlineHelpText && `${id}-help`].filter(Boolean).join(' ');
  const kind = fieldKindOf(field);
  // A cell of a table has no room for the rows of a list.
  const Control = kind === 'longText' && !hidesLabel ? LongTextControl : controls[kind];
  if (isReadOnly)
    return (
      <div className={controlCss.field}>
        <span className={hidesLabel ? 'visually-hidden' : controlCss.label}>{label}</span>
        <div>
          <FieldValue field={field} value={{ value, displayValue }} />
        </div>
      </div>
    );
  return (
    <div
      className={classNames(controlCss.field, css.field)}
      data-invalid={error ? '' : undefined}
      data-dirty={isDirty || undefined}
    >
      <label htmlFor={id} className={hidesLabel ? 'visually-hidden' : controlCss.label}>
        {label}
        {isRequired && (
          <span className={css.mark} aria-hidden="true">
            {' '}
            *
          </span>
        )}
        {isDirty && <span className={css.dirty}> {texts.changed}</span>}
      </label>
      {field.inlineHelpText && (
        <span id={`${id}-help`} className={controlCss.hint}>
          {field.inlineHelpText}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className={controlCss.error}>
          {error}
        </span>
      )}
      <Suspense fallback={null}>
        <Control
          id={id}
          field={props.label === undefined ? field : { ...field, label }}
          value={value}
          text={displayValue}
          onChange={onChange}
          isInvalid={error !== undefined}
          isRequired={isRequired}
          describedBy={described || undefined}
          hasFocus={props.hasFocus ?? false}
          objectApiName={props.objectApiName}
          recordTypeId={props.recordTypeId}
          recordId={props.recordId}
          values={props.record ?? noValues}
          labelOf={props.labelOf ?? asItIs}
        />
      </Suspense>
    </div>
  );
}

function CheckboxControl({ id, value, onChange, describedBy, isInvalid, hasFocus }: ControlProps): ReactNode {
  return (
    <input
      type="checkbox"
      id={id}
      className={css.checkbox}
      // biome-ignore lint/a11y/noAutofocus: the pencil of this field was pressed.
      autoFocus={hasFocus}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
