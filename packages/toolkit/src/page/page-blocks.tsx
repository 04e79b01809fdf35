import { type ComponentType, Fragment, type ReactNode } from 'react';
import { readText } from '../settings/kinds.ts';
import { warnOnce } from '../settings/warn-of-settings.ts';
import type { Block, Blocks } from './block.ts';
import { bindData, type Scope } from './data-expression.ts';

/** A page nested deeper than this is broken, and would take the renderer with it. */
const MOST_DEPTH = 40;

interface Rendering {
  readonly blocks: Blocks;
  readonly unknownBlock: ComponentType<UnknownBlockProps> | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function attributesOf(block: Block, given: unknown, scope: Scope): Fields {
  if (!isFields(given)) return {};
  const attributes: Record<string, unknown> = {};
  for (const name of Object.keys(given))
    if (Object.hasOwn(block.settings, name)) attributes[name] = bindData(given[name], scope);
  return attributes;
}

/** Present is what is not false, zero, empty text or an empty list. */
function isPresent(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

function renderComponent(component: unknown, scope: Scope, rendering: Rendering, depth: number): ReactNode {
  if (!isFields(component)) return null;
  const { definition, attributes, regions, when } = component;
  if (typeof when === 'string' && !isPresent(bindData(when, scope))) return null;
  const { blocks, unknownBlock: Unknown } = rendering;
  const block =
    typeof definition === 'string' && Object.hasOwn(blocks, definition) ? blocks[definition] : undefined;
  if (block === undefined) {
    if (process.env.NODE_ENV !== 'production')
      warnOnce(`There is no block "${definition}": nothing is shown.`);
    return Unknown ? <Unknown definition={readText(definition)} /> : null;
  }
  return block.render({
    attributes: attributesOf(block, attributes, scope),
    region: (name, more) =>
      isFields(regions) && Object.hasOwn(regions, name)
        ? renderRegion(regions[name], more ? { ...scope, ...more } : scope, rendering, depth + 1)
        : undefined,
    scope,
  });
}

function keyOf(component: unknown, index: number): string {
  return isFields(component) && typeof component.id === 'string' ? component.id : `${index}`;
}

function renderRegion(components: unknown, scope: Scope, rendering: Rendering, depth: number): ReactNode {
  if (!Array.isArray(components) || components.length === 0 || depth > MOST_DEPTH) return undefined;
  return components.map((component: unknown, index) => (
    <Fragment key={keyOf(component, index)}>{renderComponent(component, scope, rendering, depth)}</Fragment>
  ));
}

export interface PageBlocksProps {
  /** A region of a page view. Not trusted: what is no component, or of no known kind, shows nothing. */
  readonly components: unknown;
  readonly blocks: Blocks;
  /** What expressions can name. */
  readonly data: Scope;
  /** What authors see in place of an unknown block, such as `UnknownBlock`; visitors see nothing. */
  readonly unknownBlock?: ComponentType<UnknownBlockProps> | undefined;
}

export interface UnknownBlockProps {
  readonly definition: string;
}

/** The blocks of a region, on the server and in the browser alike. */
export function PageBlocks({ components, blocks, data, unknownBlock }: PageBlocksProps): ReactNode {
  return renderRegion(components, data, { blocks, unknownBlock }, 0);
}
