import type { InputValue } from '@relab/client/records';
import type { FieldInfo, PicklistValues } from '@relab/contract/records';

export interface PicklistOption {
  readonly value: string;
  readonly label: string;
}

/** Values of the fields of a form by name. */
export type FormValues = Readonly<Record<string, InputValue | undefined>>;

/** What can be chosen: of a dependent picklist, what goes with the controlling field's value in the form. */
export function picklistOptions(
  { controllerName }: FieldInfo,
  { values, controllerValues }: PicklistValues,
  form: FormValues,
): readonly PicklistOption[] {
  const place = controllerName === null ? undefined : controllerValues[String(form[controllerName] ?? '')];
  return values.filter(({ validFor }) =>
    controllerName === null || Object.keys(controllerValues).length === 0
      ? true
      : place !== undefined && validFor.includes(place),
  );
}

/** The labels that a text occurs in, those that begin with it first. */
export function matchingOptions(options: readonly PicklistOption[], text: string): readonly PicklistOption[] {
  const term = text.trim().toLocaleLowerCase();
  if (term === '') return options;
  const within = options.filter(({ label }) => label.toLocaleLowerCase().includes(term));
  const first = within.filter(({ label }) => label.toLocaleLowerCase().startsWith(term));
  return first.length === 0 ? within : [...first, ...within.filter((option) => !first.includes(option))];
}
