import { type ReactNode, useEffect, useRef } from 'react';
import { useLabels } from '../labels/labels.tsx';
import styles from './field.module.css';

/** Without `heading` the labels' own words stand there. */
export interface ErrorSummaryProps {
  /** What is wrong, with the id of the field where it is (`fieldId({ name })`); without one it concerns the whole form. */
  readonly errors: readonly { readonly fieldId?: string | undefined; readonly message: string }[];
  readonly heading?: string | undefined;
}

/** Stands above a form that was refused, takes the focus, and leads to each field. Nothing when there is no error. */
export function ErrorSummary({ errors, heading }: ErrorSummaryProps): ReactNode {
  const labels = useLabels();
  const box = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (hasErrors) box.current?.focus();
  }, [hasErrors]);
  if (!hasErrors) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.summaryHeading}>{heading ?? labels.errorSummary}</p>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            {fieldId === undefined ? message : <a href={`#${fieldId}`}>{message}</a>}
          </li>
        ))}
      </ul>
    </div>
  );
}
