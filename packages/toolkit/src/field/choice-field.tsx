import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../settings/class-names.ts';
import styles from './field.module.css';
import { controlProps, FieldNotes, type FieldWords, fieldId, RequiredMark } from './field-frame.tsx';

export type CheckboxFieldProps = FieldWords &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldWords | 'type' | 'children'>;

export function CheckboxField({
  name,
  label,
  hint,
  error,
  required,
  id,
  ...input
}: CheckboxFieldProps): ReactNode {
  const words = { name, label, hint, error, required, id };
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label className={styles.choice}>
        <input {...input} {...controlProps(words)} type="checkbox" />
        <span>
          {label}
          {required && <RequiredMark />}
        </span>
      </label>
      <FieldNotes {...words} />
    </div>
  );
}

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface RadioGroupProps extends FieldWords {
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
  ...words
}: RadioGroupProps): ReactNode {
  const id = fieldId(words);
  const control = controlProps(words);
  return (
    <fieldset
      className={styles.field}
      data-invalid={words.error ? '' : undefined}
      aria-describedby={control['aria-describedby']}
    >
      <legend className={styles.label}>
        {words.label}
        {words.required && <RequiredMark />}
      </legend>
      <FieldNotes {...words} />
      <div className={styles.choices}>
        {options.map((option, index) => (
          <label key={option.value} className={classNames(styles.choice, isBoxed && styles.boxed)}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${option.value}`}
              name={words.name}
              value={option.value}
              required={words.required}
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
