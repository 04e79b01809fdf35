export type UnaryOperator = '-' | '+' | '!';
export type BinaryOperator =
  | '+'
  | '-'
  | '*'
  | '/'
  | '^'
  | '&'
  | '='
  | '<>'
  | '<'
  | '<='
  | '>'
  | '>='
  | '&&'
  | '||';

interface Placed {
  /** Offset into the text of the formula, from 0: of an operator for a binary expression, else of its beginning. */
  readonly at: number;
}

/** A formula as read, with operators in one spelling (`==` is `=`, `!=` is `<>`) and functions in capitals. */
export type Expression =
  /** The value of a number is its digits as written: they may be more than a JavaScript number holds. */
  | (Placed & { readonly kind: 'number'; readonly digits: string })
  | (Placed & { readonly kind: 'text'; readonly value: string })
  | (Placed & { readonly kind: 'constant'; readonly value: boolean | null })
  /** `['Account', 'Name']`: through references to a field. */
  | (Placed & { readonly kind: 'field'; readonly path: readonly string[] })
  | (Placed & { readonly kind: 'unary'; readonly operator: UnaryOperator; readonly operand: Expression })
  | (Placed & {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    })
  | (Placed & { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] });

/** What `parseFormula` makes of a text. */
export interface Formula {
  readonly text: string;
  readonly root: Expression;
}

/** The ways that a formula names (`['Account', 'Name']`), each once, in the order in which they first appear. */
export function fieldsOf(formula: Formula): readonly (readonly string[])[] {
  const found = new Map<string, readonly string[]>();

  function visit(expression: Expression): void {
    switch (expression.kind) {
      case 'field':
        found.set(expression.path.join('.'), expression.path);
        break;
      case 'unary':
        visit(expression.operand);
        break;
      case 'binary':
        visit(expression.left);
        visit(expression.right);
        break;
      case 'call':
        expression.args.forEach(visit);
        break;
      default:
    }
  }

  visit(formula.root);
  return [...found.values()];
}
