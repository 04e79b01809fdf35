import { type Node, Window } from 'happy-dom';

/** Where React's name of an attribute is another one. */
const propNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  srcset: 'srcSet',
  fetchpriority: 'fetchPriority',
};

const camelCase = (name: string): string =>
  name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function styleOf(text: string): Readonly<Record<string, string>> {
  // A value may hold a semicolon in brackets or quotes: a placeholder is a data address.
  const declarations = text.match(/(?:[^;("]|\([^)]*\)|"[^"]*")+/g) ?? [];
  return Object.fromEntries(
    declarations.map((declaration) => {
      const colon = declaration.indexOf(':');
      return [camelCase(declaration.slice(0, colon)), declaration.slice(colon + 1)];
    }),
  );
}

const isElement = (node: Node): node is InstanceType<Window['Element']> => node.nodeType === 1;

/** Attributes that are there or not. */
const flags: ReadonlySet<string> = new Set(['hidden', 'required', 'disabled', 'checked']);

function propOf(name: string, value: string): string {
  const given = name === 'style' ? styleOf(value) : flags.has(name) ? true : value;
  return `${JSON.stringify(propNames[name] ?? name)}: ${JSON.stringify(given)}`;
}

function codeOf(node: Node): string {
  if (!isElement(node)) return JSON.stringify(node.textContent);
  const { localName } = node;
  if (localName.startsWith('slot-')) return `slots[${JSON.stringify(localName.slice('slot-'.length))}]`;
  const props = [...node.attributes].map(({ name, value }) => propOf(name, value ?? ''));
  const children = localName === 'script' ? [] : childrenOf(node);
  if (localName === 'script')
    props.push(`dangerouslySetInnerHTML: { __html: ${JSON.stringify(node.textContent)} }`);
  if (children.length === 1) props.push(`children: ${children[0]}`);
  if (children.length > 1) props.push(`children: [${children.join(', ')}]`);
  return `${children.length > 1 ? 'jsxs' : 'jsx'}(${JSON.stringify(localName)}, { ${props.join(', ')} })`;
}

/** React's comments only keep two texts apart. */
const childrenOf = (node: Node): readonly string[] =>
  [...node.childNodes].filter(({ nodeType }) => nodeType === 1 || nodeType === 3).map(codeOf);

/**
 * A module with a component `Plain` that makes this HTML, or what stands inside the element that is selected, of React elements
 * and nothing else, as if written by hand for this one page: no components, no settings, every text in its place. An element
 * `slot-x` becomes the slot `x`.
 */
export function plainElements(html: string, selector = 'body'): string {
  const { document } = new Window();
  document.body.innerHTML = html;
  // React writes these itself for pictures that come first.
  for (const preload of document.body.querySelectorAll('link[rel=preload]')) preload.remove();
  const root = document.querySelector(selector);
  if (!root) throw new Error(`There is no ${selector}.`);
  return `import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
export const Plain = ({ slots }) => jsxs(Fragment, { children: [${childrenOf(root).join(',\n')}] });
`;
}
