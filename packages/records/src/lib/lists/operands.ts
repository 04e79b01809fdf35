import type { Field, FieldKind } from '../objects/field.ts';
import type { FilterValue, ListFilter, ListOperator } from '../objects/list-view.ts';
import { operatorsFor } from '../query/condition.ts';

/** What a filter may be compared with, at most. */
export const maxOperands = 100;

const isText = ({ kind }: Field): boolean => ['text', 'email', 'phone', 'url', 'personName'].includes(kind);

/** The value behind what a user chose: labels of a picklist mean its values, nothing or `null` an empty field. */
export function operandOf(field: Field, label: string): FilterValue {
  if (label === '' || (label === 'null' && !isText(field))) return null;
  if (!field.values) return label;
  const lower = label.trim().toLowerCase();
  const choice =
    field.values.find((one) => one.label === label || one.value === label) ??
    field.values.find((one) => one.label.toLowerCase() === lower);
  return choice?.value ?? label;
}

const labelOf = (field: Field, value: FilterValue): string =>
  value === null ? '' : (field.values?.find((one) => one.value === value)?.label ?? String(value));

/** As users read a filter's values. */
export function operandLabels(field: Field, { value }: ListFilter): string[] {
  const values: readonly FilterValue[] = Array.isArray(value) ? value : [value as FilterValue];
  return values.map((one) => labelOf(field, one));
}

/** `greaterOrEqual` travels as `GreaterOrEqual`. */
export const wireOperator = (operator: ListOperator): string =>
  `${operator.charAt(0).toUpperCase()}${operator.slice(1)}`;

/** The operator of a field that a request names, in either spelling; undefined for one that the field does not know. */
export function readOperator(kind: FieldKind, text: string): ListOperator | undefined {
  const name = `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return operatorsFor(kind).find((operator) => operator === name);
}
