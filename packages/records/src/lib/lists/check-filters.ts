import type { FilterValue, ListFilter, ListOperator } from '../objects/list-view.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { conditionSql, FilterError } from '../query/condition.ts';
import type { FieldExpression } from '../query/field-expression.ts';
import { LogicError, parseLogic } from '../query/logic.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { columnOf } from './column.ts';
import type { ListInput } from './list.ts';
import { maxFilters } from './list.ts';
import type { ListProblems } from './list-error.ts';
import { maxOperands, operandOf, readOperator } from './operands.ts';

type FilterInput = NonNullable<ListInput['filteredByInfo']>[number];

const member = 'filteredByInfo';
const maxOperandLength = 255;

const choosing: ReadonlySet<ListOperator> = new Set(['equals', 'notEqual', 'includes', 'excludes']);

/** A picklist that is compared with what it can never have would make a list that is always empty. */
function unknownChoice(
  { field }: FieldExpression,
  operator: ListOperator,
  values: readonly FilterValue[],
): string | undefined {
  if (!field.values || !choosing.has(operator)) return undefined;
  const known = new Set(field.values.map(({ value }) => value));
  const parts = values.flatMap((value) => (value === null ? [] : String(value).split(';')));
  return parts.find((part) => !known.has(part));
}

function checkFilter(
  { fieldApiName, operandLabels, operator }: FilterInput,
  object: ObjectDeclaration,
  context: RecordsContext,
  problems: ListProblems,
): ListFilter | undefined {
  const shown = fieldApiName.slice(0, 100);
  const column = columnOf(object, fieldApiName, context);
  if (!column) return problems.add(member, problems.texts.noFilterField(shown));
  const { expression, name } = column;
  const known = readOperator(expression.field.kind, operator);
  if (!known) return problems.add(member, problems.texts.noOperator(shown, operator.slice(0, 40)));
  if (operandLabels.length > maxOperands || operandLabels.some((label) => label.length > maxOperandLength)) {
    return problems.add(
      member,
      `${shown}: a filter has ${maxOperands} operands of ${maxOperandLength} characters at most.`,
    );
  }
  const value = operandLabels.map((label) => operandOf(expression.field, label));
  const unknown = unknownChoice(expression, known, value);
  if (unknown !== undefined)
    return problems.add(member, problems.texts.noValue(shown, unknown.slice(0, 100)));
  try {
    conditionSql(expression, known, value, context.now());
  } catch (error) {
    if (error instanceof FilterError) return problems.add(member, error.message);
    throw error;
  }
  return { field: name, operator: known, value };
}

/** What a list selects by, as it is stored: fields that the writer may read, operators they know, values they can have. */
export function checkFilters(
  inputs: readonly FilterInput[],
  object: ObjectDeclaration,
  context: RecordsContext,
  problems: ListProblems,
): readonly ListFilter[] | undefined {
  if (inputs.length > maxFilters) return problems.add(member, problems.texts.maxFilters(maxFilters));
  return inputs.flatMap((input) => checkFilter(input, object, context, problems) ?? []);
}

const maxLogicLength = 255;

/** `1 AND (2 OR 3)` over so many filters; blank text means that all of them hold. */
export function checkLogic(text: string, count: number, problems: ListProblems): string | undefined {
  const logic = text.trim();
  if (logic === '') return undefined;
  if (logic.length > maxLogicLength) {
    return problems.add('filterLogicString', problems.texts.maxLogic(maxLogicLength));
  }
  try {
    parseLogic(logic, count);
    return logic;
  } catch (error) {
    if (error instanceof LogicError) return problems.add('filterLogicString', error.message);
    throw error;
  }
}
