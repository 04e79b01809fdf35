import type { ComponentPropsWithRef, ReactNode } from 'react';
import { controlProps, FieldLayout, type FieldProps } from './field-layout.tsx';

type Native<Element extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentPropsWithRef<Element>,
  keyof FieldProps | 'children'
>;

/** Those of HTML's input, but for children. */
export type TextFieldProps = FieldProps & Native<'input'>;

/** One line of text; `type`, `autoComplete`, `inputMode` and the like as in HTML. */
export function TextField({ name, label, hint, error, required, id, ...input }: TextFieldProps): ReactNode {
  const field = { name, label, hint, error, required, id };
  return (
    <FieldLayout {...field}>
      <input type="text" {...input} {...controlProps(field)} />
    </FieldLayout>
  );
}

/** Those of HTML's textarea, but for children. */
export type TextAreaFieldProps = FieldProps & Native<'textarea'>;

/** Several lines of text; `rows` and the like as in HTML. */
export function TextAreaField({
  name,
  label,
  hint,
  error,
  required,
  id,
  ...area
}: TextAreaFieldProps): ReactNode {
  const field = { name, label, hint, error, required, id };
  return (
    <FieldLayout {...field}>
      <textarea {...area} {...controlProps(field)} />
    </FieldLayout>
  );
}

/** One choice of a `SelectField`; values are unique among them. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

/** Those of HTML's select, with `options` in place of children. */
export type SelectFieldProps = FieldProps & Native<'select'> & { readonly options: readonly SelectOption[] };

/** One of several, by the browser's own menu. A choice of nothing is an option with an empty value. */
export function SelectField(props: SelectFieldProps): ReactNode {
  const { name, label, hint, error, required, id, options, ...select } = props;
  const field = { name, label, hint, error, required, id };
  return (
    <FieldLayout {...field}>
      <select {...select} {...controlProps(field)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldLayout>
  );
}
