/** What expressions can name: providers by their name, and `Item` inside a repeated region. */
export type Scope = Readonly<Record<string, unknown>>;

const PATH = '[A-Za-z_][\\w-]*(?:\\.[\\w-]+)*';
const whole = new RegExp(`^\\{!(${PATH})\\}$`);
const inside = new RegExp(`\\{!(${PATH})\\}`, 'g');

/** The paths that a text names, each once: `hero.title` for `{!hero.title}`. */
export function expressionsIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(inside)].map(([, path = '']) => path))];
}

/** What stands at a path. Own members only, so that nothing of the language itself can be reached. */
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
 * The value with its expressions replaced, at any depth. A text that is one expression and nothing else becomes what it names,
 * whatever that is: a picture, a list, a flag.
 */
export function bindData(value: unknown, scope: Scope): unknown {
  if (typeof value === 'string') {
    const path = whole.exec(value)?.[1];
    return path === undefined ? fillIn(value, scope) : valueAt(path, scope);
  }
  if (Array.isArray(value)) return value.map((member) => bindData(member, scope));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, bindData(member, scope)]));
}
