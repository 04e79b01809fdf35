import type { Expression, Formula } from './expression.ts';

/** The ways that a formula names (`['Account', 'Name']`), each once, in the order in which they first appear. */
export function fieldsOf(formula: Formula): readonly (readonly string[])[] {
  const found = new Map<string, readonly string[]>();

  function visit(expression: Expression): void {
    switch (expression.kind) {
      case 'field':
        found.set(expression.way.join('.'), expression.way);
        break;
      case 'unary':
        visit(expression.operand);
        break;
      case 'binary':
        visit(expression.left);
        visit(expression.right);
        break;
      case 'call':
        expression.given.forEach(visit);
        break;
      default:
    }
  }

  visit(formula.root);
  return [...found.values()];
}
