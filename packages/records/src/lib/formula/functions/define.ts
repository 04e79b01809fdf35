import { argumentsOf, type Check, type Checked, result, type Sql, sqlOf } from '../checked.ts';
import type { FormulaType } from '../formula-scope.ts';

/** A function with a fixed list of parameters. NULL for any of them is a null of its type. */
export const takes =
  <const Types extends readonly FormulaType[]>(
    types: Types,
    returns: FormulaType,
    toSql: (...values: { readonly [Index in keyof Types]: Sql }) => Sql,
  ): Check =>
  (call) => {
    const parts: readonly Checked[] = argumentsOf(call, types.length as 1 | 2 | 3);
    const values = parts.map((part, index) => sqlOf(call, part, types[index] ?? 'text'));
    return result(call, returns, toSql(...(values as { readonly [Index in keyof Types]: Sql })));
  };
