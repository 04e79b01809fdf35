import {
  assertType,
  type Check,
  oneArgument,
  type Sql,
  sqlAs,
  threeArguments,
  twoArguments,
} from '../checked.ts';
import type { FormulaType } from '../formula-scope.ts';

// Functions with a fixed list of parameters. NULL for any is a null of its type.

export const takesOne =
  (type: FormulaType, gives: FormulaType, toSql: (given: Sql) => Sql): Check =>
  (call) => {
    const given = oneArgument(call);
    assertType(call, given, type);
    return { type: gives, at: call.at, sql: toSql(sqlAs(given, type)) };
  };

export const takesTwo =
  (
    types: readonly [FormulaType, FormulaType],
    gives: FormulaType,
    toSql: (first: Sql, second: Sql) => Sql,
  ): Check =>
  (call) => {
    const [first, second] = twoArguments(call);
    assertType(call, first, types[0]);
    assertType(call, second, types[1]);
    return {
      type: gives,
      at: call.at,
      sql: toSql(sqlAs(first, types[0]), sqlAs(second, types[1])),
    };
  };

export const takesThree =
  (
    types: readonly [FormulaType, FormulaType, FormulaType],
    gives: FormulaType,
    toSql: (first: Sql, second: Sql, third: Sql) => Sql,
  ): Check =>
  (call) => {
    const [first, second, third] = threeArguments(call);
    assertType(call, first, types[0]);
    assertType(call, second, types[1]);
    assertType(call, third, types[2]);
    return {
      type: gives,
      at: call.at,
      sql: toSql(sqlAs(first, types[0]), sqlAs(second, types[1]), sqlAs(third, types[2])),
    };
  };
