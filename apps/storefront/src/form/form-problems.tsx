import type { InvalidOutcome } from '@relab/pages';
import { useIsHydrated } from '@relab/pages';
import { fieldId } from '@relab/toolkit/field';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import css from './form-problems.module.css';
import * as texts from './texts.ts';

export interface FormProblemsProps {
  readonly outcome: InvalidOutcome | null;
  readonly form: string;
  readonly heading?: string | undefined;
}

/** The document begins at what is wrong, where no script moves the focus. */
const first = { autoFocus: true };

/** What a form was refused for, above it, with ways to the fields. It takes the focus each time the form is refused. */
export function FormProblems({
  outcome,
  form,
  heading = texts.problemsHeading,
}: FormProblemsProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  // A page that came like this began here already; the script comes later, when the visitor is somewhere else.
  const isHydrated = useIsHydrated();
  const [served] = useState(isHydrated ? null : outcome);
  // A form may come back without a problem: a part of it was done.
  const invalidOutcome = outcome?.form === form && outcome.problems.length > 0 ? outcome : null;
  useEffect(() => {
    if (invalidOutcome && invalidOutcome !== served) box.current?.focus();
  }, [invalidOutcome, served]);
  if (!invalidOutcome) return null;
  return (
    <div
      ref={box}
      className={css.problems}
      role="alert"
      tabIndex={-1}
      {...first}
      // The attribute serves the arriving document alone.
      suppressHydrationWarning
    >
      <p className={css.heading}>{heading}</p>
      <ul>
        {invalidOutcome.problems.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field === undefined ? message : <a href={`#${fieldId({ name: field })}`}>{message}</a>}
          </li>
        ))}
      </ul>
    </div>
  );
}
