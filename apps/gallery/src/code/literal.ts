import { expressionsIn } from '@relab/toolkit/page';

const isName = (name: string): boolean => /^[A-Za-z_$][\w$]*$/.test(name);

/** `Item` is what a grid hands to its blocks; everything else has its own name. */
const pathOf = (path: string): string => (path === 'Item' ? 'data' : path.replace(/^Item\./, 'data.'));

/** A text with data expressions in it as source: what it names, or a template that holds it. Undefined when there are none. */
export function expressionSource(text: string): string | undefined {
  const paths = expressionsIn(text);
  if (paths.length === 0) return undefined;
  if (text === `{!${paths[0]}}`) return pathOf(paths[0] ?? '');
  const escaped = text.replace(/[\\`]|\$\{/g, (found) => `\\${found}`);
  return `\`${paths.reduce((source, path) => source.replaceAll(`{!${path}}`, `\${${pathOf(path)}}`), escaped)}\``;
}

/** A text as source, whatever stands in it. */
export const plainLiteral = (text: string): string =>
  `'${text.replace(/[\\']/g, (found) => `\\${found}`).replace(/\n/g, '\\n')}'`;

/** A value of a page as source. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return expressionSource(value) ?? plainLiteral(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => `${isName(name) ? name : plainLiteral(name)}: ${literal(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
