import { ErrorSummary, fieldId } from '@relab/toolkit/field';
import { type ReactNode, useState } from 'react';
import type { InvalidOutcome } from '../frame/page.ts';

export interface FormProblemsProps {
  readonly outcome: InvalidOutcome | null;
  readonly form: string;
  readonly heading?: string | undefined;
}

/** What a form was refused for, above it. It takes the focus again each time the form is refused. */
export function FormProblems({ outcome, form, heading }: FormProblemsProps): ReactNode {
  const [seen, see] = useState({ outcome, turn: 0 });
  if (seen.outcome !== outcome) see({ outcome, turn: seen.turn + 1 });
  if (outcome?.form !== form) return null;
  const errors = outcome.problems.map(({ field, message }) => ({
    fieldId: field === undefined ? undefined : fieldId({ name: field }),
    message,
  }));
  return <ErrorSummary key={seen.turn} errors={errors} heading={heading} />;
}
