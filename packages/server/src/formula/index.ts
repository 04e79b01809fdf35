export { checkFormula } from './check-formula.ts';
export { compileFormula } from './compile-formula.ts';
export type { Formula } from './expression.ts';
export { fieldsOf } from './fields-of.ts';
export { FormulaError } from './formula-error.ts';
export type { FormulaField, FormulaScope, FormulaSources, FormulaType } from './formula-scope.ts';
export { parseFormula } from './parse-formula.ts';
