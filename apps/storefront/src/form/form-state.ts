import type { InvalidOutcome, Problem } from '@relab/pages';

/** How one form of a page stands: untouched, or refused with what was typed. */
export interface FormState {
  readonly problems: readonly Problem[];
  readonly errorOf: (field: string) => string | undefined;
  /** What was typed, else what the field starts with. */
  readonly startOf: (field: string, start?: string | null) => string;
}

export function formState(outcome: InvalidOutcome | null, form: string): FormState {
  const invalid = outcome?.form === form ? outcome : null;
  return {
    problems: invalid?.problems ?? [],
    errorOf: (field) => invalid?.problems.find((problem) => problem.field === field)?.message,
    startOf: (field, start) => (invalid ? (invalid.values[field] ?? '') : (start ?? '')),
  };
}
