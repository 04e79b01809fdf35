import type { InvalidOutcome, Problem } from '@relab/pages';

/** How one form of a page stands: untouched, or refused with what was typed. */
export interface FormState<Field extends string = string> {
  readonly problems: readonly Problem[];
  readonly errorOf: (field: Field) => string | undefined;
  /** What was typed, else what the field starts with. */
  readonly startOf: (field: Field, start?: string | null) => string;
  /** The properties that a field takes from it. */
  readonly field: (
    field: Field,
    start?: string | null,
  ) => { readonly name: Field; readonly error: string | undefined; readonly defaultValue: string };
}

/** `Field` names the fields of the form: see `SiteForms`. */
export function formState<Field extends string = string>(
  outcome: InvalidOutcome | null,
  form: string,
): FormState<Field> {
  const invalid = outcome?.form === form ? outcome : null;
  const errorOf = (field: Field) => invalid?.problems.find((problem) => problem.field === field)?.message;
  const startOf = (field: Field, start?: string | null) =>
    invalid ? (invalid.values[field] ?? '') : (start ?? '');
  return {
    problems: invalid?.problems ?? [],
    errorOf,
    startOf,
    field: (name, start) => ({ name, error: errorOf(name), defaultValue: startOf(name, start) }),
  };
}
