import type { FieldProblem } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import type { ObjectDeclaration } from '../../objects/object-declaration.ts';
import type { Objects } from '../../objects/objects.ts';
import { formulaSql } from '../../query/field-sql.ts';
import type { Row } from '../../query/represent.ts';

export const ruleCode = 'FIELD_CUSTOM_VALIDATION_EXCEPTION';

const columnOf = (index: number): string => `rule_${index}`;

/** For each rule of the object a column of the row `t0` that is true where the rule is broken. */
export const ruleColumns = (object: ObjectDeclaration, objects: Objects): readonly RawBuilder<unknown>[] =>
  object.validationRules.map(
    ({ error }, index) => sql`${formulaSql(object, error, 't0', objects)} as ${sql.id(columnOf(index))}`,
  );

/** What the rules have against a row that was read with `ruleColumns`. */
export const brokenRules = (object: ObjectDeclaration, row: Row): readonly FieldProblem[] =>
  object.validationRules.flatMap(({ field, message }, index): FieldProblem[] => {
    if (row[columnOf(index)] !== true) return [];
    if (field === undefined) return [{ code: ruleCode, field: null, message }];
    return [{ code: ruleCode, field, label: object.allFields[field]?.label ?? field, message }];
  });
