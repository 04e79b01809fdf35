import { sql } from 'kysely';
import { analyzeFormula } from './check-formula.ts';
import type { Sql } from './checked.ts';
import type { Formula } from './expression.ts';
import type { FormulaSources, FormulaType } from './formula-scope.ts';
import { between } from './sql-parts.ts';

/** As the platform shows them: characters of a text, digits before the point of a number. */
const maxTextLength = 3_900;
const limit = `1${'0'.repeat(18)}`;

function result(type: FormulaType, value: Sql): Sql {
  switch (type) {
    case 'text':
      return sql`nullif(left(${value}, ${maxTextLength}::integer), '')`;
    case 'number':
      return between(value, sql`${`-${limit}`}::numeric`, sql`${limit}::numeric`);
    case 'boolean':
      return sql`coalesce(${value}, false)`;
    default:
      return value;
  }
}

/**
 * A formula as one SQL expression over a row, for PostgreSQL 15 or later. Of its type: text, numeric, date, timestamptz or
 * boolean; blank is null, but a condition that is blank is false. It never fails, whatever the fields hold: what cannot be
 * computed (a division by 0, the 30th of February, a power without end) is blank.
 *
 * @throws FormulaError as `checkFormula` does
 */
export function compileFormula(formula: Formula, from: FormulaSources): Sql {
  const { type, sql: value } = analyzeFormula(formula, from);
  return result(type, value);
}
