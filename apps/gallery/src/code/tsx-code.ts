import type { Component } from '@relab/toolkit/page';
import { expressionSource, literal } from './literal.ts';

/** Where the component of a block is called something else: links of pages have settings, `Link` has parts. */
const names: ReadonlyMap<string, string> = new Map([['link', 'TextLink']]);

/** The name that a component has as JSX: `text-block` is `TextBlock`. */
function componentName(definition: string): string {
  const name = names.get(definition);
  if (name !== undefined) return name;
  return definition.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
}

const indented = (source: string): string => source.replace(/^(?=.)/gm, '  ');

function attribute(name: string, value: unknown): string {
  if (value === true) return name;
  // What may stand between the quotes of JSX as it is.
  const isPlain = typeof value === 'string' && /^[^"&\\\n{}]*$/.test(value);
  return isPlain ? `${name}="${value}"` : `${name}={${literal(value)}}`;
}

/** One element, or several in a fragment. */
function element(components: readonly Component[]): string {
  const [only, ...others] = components.map(componentSource);
  if (only !== undefined && others.length === 0) return only;
  return `<>\n${indented([only, ...others].join('\n'))}\n</>`;
}

function regionAttribute(name: string, components: readonly Component[]): string {
  // A grid gives each entry to what it repeats; on a page that is its region `item`.
  const before = name === 'item' ? 'renderItem={({ data }) => (' : `${name}={`;
  const after = name === 'item' ? ')}' : '}';
  const source = element(components);
  return source.includes('\n') ? `${before}\n${indented(source)}\n${after}` : `${before}${source}${after}`;
}

function gridItems(value: unknown): string {
  return `items={${literal(value)}.map((data) => ({ id: data.id, data }))}`;
}

function tagSource(component: Component): string {
  const { definition, attributes = {}, regions = {} } = component;
  const name = componentName(definition);
  const isGrid = definition === 'repeating-grid';
  const parts = [
    ...Object.entries(attributes)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => (isGrid && key === 'items' ? gridItems(value) : attribute(key, value))),
    ...Object.entries(regions)
      .filter(([region, inside]) => region !== 'content' && inside.length > 0)
      .map(([region, inside]) => regionAttribute(region, inside)),
  ];
  const oneLine = [name, ...parts].join(' ');
  const isShort = oneLine.length <= 90 && !oneLine.includes('\n');
  const start = isShort ? `<${oneLine}` : `<${name}\n${indented(parts.join('\n'))}\n`;
  const content = regions.content ?? [];
  if (content.length === 0) return isShort ? `${start} />` : `${start}/>`;
  return `${start}>\n${indented(content.map(componentSource).join('\n'))}\n</${name}>`;
}

function componentSource(component: Component): string {
  const { when } = component;
  const condition = when === undefined ? undefined : expressionSource(when);
  const source = tagSource(component);
  return condition === undefined ? source : `{Boolean(${condition}) && (\n${indented(source)}\n)}`;
}

function definitionsIn(components: readonly Component[]): readonly string[] {
  const inside = components.flatMap(({ definition, regions = {} }) => [
    definition,
    ...Object.values(regions).flatMap(definitionsIn),
  ]);
  return [...new Set(inside)].sort();
}

/** What a source needs, as its import lines say. */
export function importsOf(components: readonly Component[]): readonly (readonly [string, string])[] {
  return definitionsIn(components).map((definition) => [componentName(definition), definition]);
}

export function elementSource(components: readonly Component[]): string {
  return element(components);
}

/** Components of a page as somebody would write them in TSX. */
export function tsxCode(components: readonly Component[]): string {
  const imports = importsOf(components).map(
    ([name, folder]) => `import { ${name} } from '@relab/toolkit/${folder}';`,
  );
  return `${imports.join('\n')}\n\n${element(components)}\n`;
}
