import type { AnyCall, ContextName } from './call.ts';
import { checkValue, type Problem, typeName } from './check-value.ts';
import { pathNames } from './path.ts';

const fromContext: ReadonlySet<string> = new Set<ContextName>(['version', 'webstoreId', 'siteId', 'cartId']);

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** What is wrong with a config, or nothing. Only this call's own schemas take part. */
export function checkConfig(call: AnyCall, config: unknown): readonly Problem[] {
  if (typeName(config) !== 'object')
    return [{ path: [], message: `Expected "object" but received "${typeName(config)}"` }];
  const given = config as Readonly<Record<string, unknown>>;
  const problems: Problem[] = [];
  for (const name of pathNames(call.path)) {
    const value = given[name];
    if (value === undefined && fromContext.has(name)) continue;
    const parts =
      Array.isArray(value) && value.length > 0 && call.lists.includes(name) ? [...value] : [value];
    if (!parts.every(isText)) {
      const wrong = parts.find((part) => !isText(part));
      problems.push({ path: [name], message: `Expected "string" but received "${typeName(wrong)}"` });
    }
  }
  for (const schema of [call.query, call.body]) if (schema) checkValue(schema, given, problems);
  return problems;
}
