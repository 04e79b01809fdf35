import { MAX_DEPTH } from './depth.ts';

/** What expressions can name: providers by their name, and `Item` inside a repeated region. */
export type Scope = Readonly<Record<string, unknown>>;

const PATH = '[A-Za-z_][\\w-]*(?:\\.[\\w-]+)*';
const exactExpression = new RegExp(`^\\{!(${PATH})\\}$`);
const inside = new RegExp(`\\{!(${PATH})\\}`, 'g');

/** A text with an expression in it, as the source of a regular expression. */
export const EXPRESSION_FORM = `\\{!${PATH}\\}`;

/** The paths that a text names, each once: `hero.title` for `{!hero.title}`. */
export function expressionsIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(inside)].map(([, path = '']) => path))];
}

/** The first names of all paths in all texts of a value, at any depth: what it depends on. */
export function namesIn(value: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<unknown>();
  const left = [value];
  // A list that grows while it is walked: no depth is too deep for it.
  for (const part of left) {
    if (typeof part === 'string')
      for (const path of expressionsIn(part)) names.add(path.split('.', 1).join());
    if (typeof part !== 'object' || part === null || seen.has(part)) continue;
    seen.add(part);
    for (const member of Object.values(part)) left.push(member);
  }
  return names;
}

/**
 * What stands at a path: members of objects by name, of lists by number (`{!guides.items.0.title}`) and their `length`. Own
 * members only, so that nothing of the language itself can be reached.
 */
export function valueAt(path: string, scope: Scope): unknown {
  let value: unknown = scope;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Scope)[name];
  }
  return value;
}

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** The text with every expression replaced by what it names; what is missing, or is no text, becomes nothing. */
export function fillIn(
  text: string,
  scope: Scope,
  write: (value: string) => string = (value) => value,
): string {
  return text.replace(inside, (_, path: string) => write(asText(valueAt(path, scope))));
}

/**
 * The value with its expressions replaced, at any depth up to `MOST_DEPTH`. A text that is one expression and nothing else
 * becomes what it names, whatever that is: a picture, a list, a flag.
 */
export function bindData(value: unknown, scope: Scope, depth = 0): unknown {
  if (typeof value === 'string') {
    // Most of a page's text names nothing.
    if (!value.includes('{!')) return value;
    const path = exactExpression.exec(value)?.[1];
    return path === undefined ? fillIn(value, scope) : valueAt(path, scope);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return undefined;
  const bind = (member: unknown): unknown => bindData(member, scope, depth + 1);
  if (Array.isArray(value)) return value.map(bind);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, bind(member)]));
}
