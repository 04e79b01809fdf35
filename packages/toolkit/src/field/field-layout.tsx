import type { ReactNode } from 'react';
import { useLabels } from '../labels/labels.tsx';
import styles from './field.module.css';

/** What every field has beside its control. */
export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong, and how to put it right. Its presence marks the field as invalid. */
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  /** The element's id; made of the name unless it is given. A page with two fields of one name must give it. */
  readonly id?: string | undefined;
}

/** The id of a field's control, for labels and error summaries outside of it: `field-NAME` unless one is given. */
export function fieldId({ id, name }: Pick<FieldProps, 'id' | 'name'>): string {
  return id ?? `field-${name}`;
}

/** What ties a control to its hint and its error. */
export function controlProps(field: FieldProps): {
  readonly id: string;
  readonly name: string;
  readonly required: boolean | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
} {
  const id = fieldId(field);
  const described = [field.error && `${id}-error`, field.hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    name: field.name,
    required: field.required,
    'aria-invalid': field.error ? true : undefined,
    'aria-describedby': described || undefined,
  };
}

export function RequiredMark(): ReactNode {
  const labels = useLabels();
  return <span className={styles.required}> {labels.required}</span>;
}

/** The hint and the error of a field, under the ids that `controlProps` names. */
export function FieldHints(field: FieldProps): ReactNode {
  const id = fieldId(field);
  return (
    <>
      {field.hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {field.hint}
        </div>
      )}
      {field.error && (
        <p id={`${id}-error`} className={styles.error}>
          {field.error}
        </p>
      )}
    </>
  );
}

/** Label above, hint and error between it and the control: they are read before the answer is given. */
export function FieldLayout({
  children,
  ...field
}: FieldProps & { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.field} data-invalid={field.error ? '' : undefined}>
      <label htmlFor={fieldId(field)} className={styles.label}>
        {field.label}
        {field.required && <RequiredMark />}
      </label>
      <FieldHints {...field} />
      {children}
    </div>
  );
}
