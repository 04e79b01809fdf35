import type { Component } from '@relab/toolkit/page';
import { componentOf } from './component-of.ts';
import { expressionSource, literal } from './literal.ts';
import { richTextParts } from './rich-text-parts.ts';

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
  if (only?.startsWith('<') && others.length === 0) return only;
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

function attributesOf({ definition, attributes = {} }: Component): readonly string[] {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return given.flatMap(([key, value]) => {
    if (definition === 'repeating-grid' && key === 'items') return [gridItems(value)];
    if (definition === 'rich-text' && key === 'content' && typeof value === 'string')
      return richTextParts(value);
    return [attribute(key, value)];
  });
}

function tagSource(component: Component, name: string): string {
  const { regions = {} } = component;
  const parts = [
    ...attributesOf(component),
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
  const { when, definition } = component;
  const name = componentOf(definition)?.name;
  if (name === undefined) return `{/* ${definition}: for pages as data alone */}`;
  const condition = when === undefined ? undefined : expressionSource(when);
  const source = tagSource(component, name);
  return condition === undefined ? source : `{Boolean(${condition}) && (\n${indented(source)}\n)}`;
}

function definitionsIn(components: readonly Component[]): readonly string[] {
  const inside = components.flatMap(({ definition, regions = {} }) => [
    definition,
    ...Object.values(regions).flatMap(definitionsIn),
  ]);
  return [...new Set(inside)].sort();
}

/** What a source needs: names, each with the entry of the toolkit that it comes from. */
export function importsOf(components: readonly Component[]): readonly (readonly [string, string])[] {
  return definitionsIn(components).flatMap((definition) => {
    const found = componentOf(definition);
    return found ? [[found.name, found.entry] as const] : [];
  });
}

export function elementSource(components: readonly Component[]): string {
  return element(components);
}

/** Components of a page as somebody would write them in TSX. */
export function tsxCode(components: readonly Component[]): string {
  const imports = importsOf(components).map(
    ([name, entry]) => `import { ${name} } from '@relab/toolkit/${entry}';`,
  );
  return `${imports.join('\n')}\n\n${element(components)}\n`;
}
