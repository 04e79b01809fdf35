import { type ComponentType, Fragment, memo, type ReactNode } from 'react';
import { readText } from '../settings/kinds.ts';
import { warnOnce } from '../settings/warn-of-settings.ts';
import type { Block, Blocks } from './block.ts';
import { bindData, namesIn, type Scope } from './data-expression.ts';
import { MAX_DEPTH } from './depth.ts';
import { type Fields, isFields } from './fields.ts';
import { uniqueKeys } from './unique-keys.ts';
import { isVisible } from './visibility.ts';

interface Rendering {
  readonly blocks: Blocks;
  readonly unknownBlock: ComponentType<UnknownBlockProps> | undefined;
}

function attributesOf(block: Block, input: unknown, scope: Scope): Fields {
  if (!isFields(input)) return {};
  const attributes: Record<string, unknown> = {};
  for (const name of Object.keys(input))
    if (Object.hasOwn(block.settings, name)) {
      // In HTML a value has to be written as text, which only the block that reads the HTML can do.
      const isMarkup = block.settings[name]?.kind === 'html';
      attributes[name] = isMarkup ? input[name] : bindData(input[name], scope);
    }
  return attributes;
}

function renderComponent(component: unknown, scope: Scope, rendering: Rendering, depth: number): ReactNode {
  if (!isFields(component)) return null;
  const { definition, attributes, regions, when } = component;
  if (!isVisible(when, scope)) return null;
  const { blocks, unknownBlock: Unknown } = rendering;
  const block =
    typeof definition === 'string' && Object.hasOwn(blocks, definition) ? blocks[definition] : undefined;
  if (block === undefined) {
    if (process.env.NODE_ENV !== 'production')
      warnOnce(`There is no block "${readText(definition)}": nothing is shown.`);
    return Unknown ? <Unknown definition={readText(definition)} /> : null;
  }
  return block.render({
    attributes: attributesOf(block, attributes, scope),
    region: (name, more) => {
      const inside = isFields(regions) && Object.hasOwn(regions, name) ? regions[name] : undefined;
      if (!isRegion(inside, depth + 1)) return undefined;
      return more === undefined ? (
        renderRegion(inside, scope, rendering, depth + 1)
      ) : (
        <Repeated components={inside} scope={{ ...scope, ...more }} rendering={rendering} depth={depth + 1} />
      );
    },
    scope,
  });
}

type Region = readonly unknown[];

/** False when nothing is there to be shown. */
function isRegion(components: unknown, depth: number): components is Region {
  return Array.isArray(components) && components.length > 0 && depth <= MAX_DEPTH;
}

const idOf = (component: unknown): string | undefined =>
  isFields(component) ? readText(component.id) : undefined;

function renderRegion(components: Region, scope: Scope, rendering: Rendering, depth: number): ReactNode {
  const keys = uniqueKeys(components.map(idOf));
  return components.map((component, index) => (
    <Fragment key={keys[index]}>{renderComponent(component, scope, rendering, depth)}</Fragment>
  ));
}

// Views are immutable, so the names in them are collected once; nothing is cached longer than the view itself.
const names = new WeakMap<Region, ReadonlySet<string>>();

function namesOf(components: Region): ReadonlySet<string> {
  const used = names.get(components) ?? namesIn(components);
  names.set(components, used);
  return used;
}

interface RepeatedProps {
  readonly components: Region;
  readonly scope: Scope;
  readonly rendering: Rendering;
  readonly depth: number;
}

/**
 * A region that stands there once for each item. It is rendered again only when something that its expressions name is another
 * value than before: a list that grows costs its new items.
 */
const Repeated = memo(
  function Repeated({ components, scope, rendering, depth }: RepeatedProps): ReactNode {
    return renderRegion(components, scope, rendering, depth);
  },
  (before, { components, scope, rendering, depth }) =>
    before.components === components &&
    before.depth === depth &&
    before.rendering.blocks === rendering.blocks &&
    before.rendering.unknownBlock === rendering.unknownBlock &&
    [...namesOf(components)].every((name) => Object.is(before.scope[name], scope[name])),
);

/** What is rendered, of which blocks, and with which data. */
export interface PageBlocksProps {
  /** A region of a page view. Not trusted: what is no component, or of an unknown kind, shows nothing. */
  readonly components: unknown;
  readonly blocks: Blocks;
  /** What expressions can name. */
  readonly data: Scope;
  /** What authors see in place of an unknown block, such as `UnknownBlock`; visitors see nothing. */
  readonly unknownBlock?: ComponentType<UnknownBlockProps> | undefined;
}

/** Replaces a block that `blocks` does not have: shows its name in the page view. */
export interface UnknownBlockProps {
  readonly definition: string;
}

/** The blocks of a region, on the server and in the browser alike. */
export function PageBlocks({ components, blocks, data, unknownBlock }: PageBlocksProps): ReactNode {
  return isRegion(components, 0) ? renderRegion(components, data, { blocks, unknownBlock }, 0) : undefined;
}
