import type { AnyCall, ContextName } from './call.ts';
import { pathNames } from './path.ts';

const fromContext: ReadonlySet<string> = new Set<ContextName>(['version', 'webstoreId', 'siteId', 'cartId']);

export interface ConfigProblem {
  /** Names of the members on the way to the wrong value. */
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What is wrong with a config, or nothing. Only this call's own schemas take part, so a page ships only these. */
export function checkConfig(call: AnyCall, config: unknown): readonly ConfigProblem[] {
  if (typeof config !== 'object' || config === null) return [{ path: [], message: 'Expected an object.' }];
  const given = config as Readonly<Record<string, unknown>>;
  const problems: ConfigProblem[] = [];
  for (const name of pathNames(call.path)) {
    const value = given[name];
    if (value === undefined && fromContext.has(name)) continue;
    const whole = Array.isArray(value) ? value.length > 0 && value.every(isText) : isText(value);
    if (!whole)
      problems.push({ path: [name], message: `Expected "string" but received "${typeName(value)}"` });
  }
  for (const schema of [call.query, call.body]) {
    const result = schema?.safeParse(given);
    for (const issue of result?.error?.issues ?? [])
      problems.push({ path: issue.path, message: issue.message });
  }
  return problems;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** The name of a value's type as error texts use it (D-147). */
export function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
