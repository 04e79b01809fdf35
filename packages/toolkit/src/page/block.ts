import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Settings } from '../settings/setting.ts';
import type { Scope } from './data-expression.ts';

/** What a block is rendered from. */
export interface BlockContent {
  /** Its declared settings as the page gives them, expressions replaced. Not checked: blocks read them. */
  readonly attributes: Readonly<Record<string, unknown>>;
  /** What stands in a region of its; `more` is what expressions in there can name besides. Undefined when it is empty. */
  readonly region: (name: string, more?: Scope) => ReactNode;
  /** For values that the block's own expressions name. */
  readonly scope: Scope;
}

/** A kind of block that pages can be made of. */
export interface Block {
  readonly settings: Settings;
  readonly regions: readonly string[];
  readonly render: (content: BlockContent) => ReactNode;
}

/** Kinds of blocks by the name that pages call them. */
export type Blocks = Readonly<Record<string, Block>>;

interface ComponentBlock<Props extends object> {
  /** Gets the settings and regions as props of the same names, and the region `content` as its children. */
  readonly component: ComponentType<Props>;
  readonly settings: Settings;
  readonly regions?: readonly string[];
}

/** Makes a component a block of pages; with a render function where its props are not just settings and regions. */
export function defineBlock<Props extends object>(
  declared: ComponentBlock<Props> | (Omit<Block, 'regions'> & { readonly regions?: readonly string[] }),
): Block {
  const { settings, regions = [] } = declared;
  if ('render' in declared) return { settings, regions, render: declared.render };
  const { component } = declared;
  return {
    settings,
    regions,
    render: ({ attributes, region }) => {
      const props: Record<string, unknown> = { ...attributes };
      for (const name of regions) if (name !== 'content') props[name] = region(name);
      // A component reads its settings whatever they are; nothing else of the page comes this way.
      return createElement(
        component,
        props as Props,
        ...(regions.includes('content') ? [region('content')] : []),
      );
    },
  };
}
