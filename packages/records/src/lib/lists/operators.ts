import type { FieldKind } from '../objects/field.ts';
import type { ListOperator } from '../objects/list-view.ts';
import { operatorsFor } from '../query/condition.ts';

/** `greaterOrEqual` travels as `GreaterOrEqual`. */
export const wireOperator = (operator: ListOperator): string =>
  `${operator.charAt(0).toUpperCase()}${operator.slice(1)}`;

/** The operator of a field that a request names, in either spelling; undefined for one that the field does not know. */
export function readOperator(kind: FieldKind, text: string): ListOperator | undefined {
  const name = `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return operatorsFor(kind).find((operator) => operator === name);
}
