import type { InputValue } from '@relab/client/records';
import type { FieldInfo } from '@relab/contract/records';
import type { FormValues } from './picklist-options.ts';

/** What every control of a form is given: its value, and what ties it to the label and the words around it. */
export interface ControlProps {
  readonly id: string;
  readonly field: FieldInfo;
  readonly value: InputValue;
  /** The text of the value, where the value itself is not what people read: the name of a record. */
  readonly text: string | null;
  readonly onChange: (value: InputValue, text?: string | null) => void;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  /** Ids of the hint and the error. */
  readonly describedBy: string | undefined;
  readonly hasFocus: boolean;
}

/** What a control knows of the form around it: for picklists and lookups that depend on other fields. */
export interface FormProps {
  readonly objectApiName: string;
  readonly recordTypeId: string;
  /** The record that is edited; undefined for a new one. */
  readonly recordId: string | undefined;
  readonly values: FormValues;
  /** Labels of the fields by name. */
  readonly labelOf: (name: string) => string;
}

/** Attributes of a plain control. */
export const controlAttributes = (
  props: ControlProps,
): {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly autoFocus: boolean;
} => ({
  id: props.id,
  'aria-invalid': props.isInvalid || undefined,
  'aria-required': props.isRequired || undefined,
  'aria-describedby': props.describedBy,
  autoFocus: props.hasFocus,
});
