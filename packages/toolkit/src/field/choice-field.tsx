import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../settings/class-names.ts';
import styles from './field.module.css';
import { controlProps, FieldHints, type FieldProps, fieldId, RequiredMark } from './field-layout.tsx';

/** Those of HTML's input; `name` and `value` are what a form sends when the box is ticked. */
export type CheckboxFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type' | 'children'>;

/** One box with its label behind it. It is not controlled unless `checked` is given. */
export function CheckboxField({
  name,
  label,
  hint,
  error,
  required,
  id,
  ...input
}: CheckboxFieldProps): ReactNode {
  const field = { name, label, hint, error, required, id };
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label className={styles.choice}>
        <input {...input} {...controlProps(field)} type="checkbox" />
        <span>
          {label}
          {required && <RequiredMark />}
        </span>
      </label>
      <FieldHints {...field} />
    </div>
  );
}

/** One choice of a `RadioGroup`; values are unique among them. */
export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** The group holds its choice itself; `onChange` is called with each. */
export interface RadioGroupProps extends FieldProps {
  readonly options: readonly RadioOption[];
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  /** Each choice in a box of its own, for choices that carry a price or a term. */
  readonly isBoxed?: boolean | undefined;
}

/** One of several. The group's id is that of its first choice, so that an error summary leads to something that takes focus. */
export function RadioGroup({
  options,
  defaultValue,
  onChange,
  isBoxed,
  ...field
}: RadioGroupProps): ReactNode {
  const id = fieldId(field);
  const control = controlProps(field);
  return (
    <fieldset
      className={styles.field}
      data-invalid={field.error ? '' : undefined}
      aria-describedby={control['aria-describedby']}
    >
      <legend className={styles.label}>
        {field.label}
        {field.required && <RequiredMark />}
      </legend>
      <FieldHints {...field} />
      <div className={styles.choices}>
        {options.map((option, index) => (
          <label key={option.value} className={classNames(styles.choice, isBoxed && styles.boxed)}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${option.value}`}
              name={field.name}
              value={option.value}
              required={field.required}
              disabled={option.disabled}
              defaultChecked={option.value === defaultValue}
              onChange={onChange && (() => onChange(option.value))}
            />
            <span>
              {option.label}
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
