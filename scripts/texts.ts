import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseAst } from 'vite';

/** A sentence in a component, where none may stand: what is said belongs into `texts.ts`, which has a twin in each language. */
export interface Sentence {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Attributes with visible or accessible text. */
const said = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'assistiveText',
  'description',
  'error',
  'heading',
  'help',
  'hint',
  'label',
  'legend',
  'message',
  'note',
  'placeholder',
  'summary',
  'text',
  'title',
]);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [name: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const isSaid = (text: string): boolean => /\p{L}{2}/u.test(text);

/** Where text stands that is shown: between tags, and in attributes and members whose names say so. */
export function sentencesIn(file: string, code: string): readonly Sentence[] {
  const found: Sentence[] = [];
  const note = ({ start }: Node, text: string) => {
    if (isSaid(text))
      found.push({
        file,
        line: code.slice(0, start).split('\n').length,
        text: text.trim().replace(/\s+/g, ' '),
      });
  };
  /** The texts that an expression may come to. */
  const noteValues = (node: unknown): void => {
    if (!isNode(node)) return;
    if (node.type === 'Literal' && typeof node.value === 'string') note(node, node.value);
    else if (node.type === 'TemplateLiteral' && Array.isArray(node.quasis))
      note(node, node.quasis.map((part) => part.value.cooked).join(' … '));
    else if (node.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(noteValues);
    else if (node.type === 'LogicalExpression') [node.left, node.right].forEach(noteValues);
  };
  const visit = (node: Node, parent?: Node): void => {
    if (node.type === 'JSXText') note(node, String(node.value));
    if (node.type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute')
      noteValues(node.expression);
    if (node.type === 'JSXAttribute' && isNode(node.name) && said.has(String(node.name.name))) {
      const { value } = node;
      noteValues(isNode(value) && value.type === 'JSXExpressionContainer' ? value.expression : value);
    }
    if (node.type === 'Property' && isNode(node.key) && said.has(String(node.key.name)))
      noteValues(node.value);
    for (const part of Object.values(node)) {
      for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) visit(child, node);
    }
  };
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node);
  return found;
}

/** All of them in the files that a pattern names, tests and texts left out. */
export function sentencesOf(root: string, pattern: string): readonly Sentence[] {
  return globSync(pattern, { cwd: root })
    .filter((file) => !/(?:test|fixture|texts|\.de)\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => sentencesIn(relative(root, join(root, file)), readFileSync(join(root, file), 'utf8')));
}
