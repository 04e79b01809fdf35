import type { ComponentPropsWithRef, ReactNode } from 'react';
import { controlProps, FieldFrame, type FieldWords } from './field-frame.tsx';

type Native<Element extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentPropsWithRef<Element>,
  keyof FieldWords | 'children'
>;

export type TextFieldProps = FieldWords & Native<'input'>;

/** One line of text; `type`, `autoComplete`, `inputMode` and the like as in HTML. */
export function TextField({ name, label, hint, error, required, id, ...input }: TextFieldProps): ReactNode {
  const words = { name, label, hint, error, required, id };
  return (
    <FieldFrame {...words}>
      <input type="text" {...input} {...controlProps(words)} />
    </FieldFrame>
  );
}

export type TextAreaFieldProps = FieldWords & Native<'textarea'>;

export function TextAreaField({
  name,
  label,
  hint,
  error,
  required,
  id,
  ...area
}: TextAreaFieldProps): ReactNode {
  const words = { name, label, hint, error, required, id };
  return (
    <FieldFrame {...words}>
      <textarea {...area} {...controlProps(words)} />
    </FieldFrame>
  );
}

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export type SelectFieldProps = FieldWords & Native<'select'> & { readonly options: readonly SelectOption[] };

export function SelectField(props: SelectFieldProps): ReactNode {
  const { name, label, hint, error, required, id, options, ...select } = props;
  const words = { name, label, hint, error, required, id };
  return (
    <FieldFrame {...words}>
      <select {...select} {...controlProps(words)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
