import { type Block, type Blocks, defineBlock, isFields, type Scope } from '@relab/toolkit/page';
import { settingFacts, text } from '@relab/toolkit/settings';
import type { ReactNode } from 'react';
import type { LoadedView } from '../../view/load-view.ts';
import { viewHead } from '../../view/view-head.ts';

/** The setting by which a marked block knows where in the view it stands. */
const place = 'designPlace';

/** A view whose components carry their place: the name of a region and a number for each level, as in `content.0.content.2`. */
export function markView(view: unknown): unknown {
  if (!isFields(view) || !isFields(view.regions)) return view;
  return { ...view, regions: markRegions(view.regions, '') };
}

function markRegions(
  regions: Readonly<Record<string, unknown>>,
  prefix: string,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(regions).map(([name, components]) => [
      name,
      Array.isArray(components)
        ? components.map((component: unknown, index) => markComponent(component, `${prefix}${name}.${index}`))
        : components,
    ]),
  );
}

function markComponent(component: unknown, at: string): unknown {
  if (!isFields(component)) return component;
  const { attributes, regions } = component;
  return {
    ...component,
    attributes: { ...(isFields(attributes) && attributes), [place]: at },
    ...(isFields(regions) && { regions: markRegions(regions, `${at}.`) }),
  };
}

/**
 * Blocks that render as ever, between two marks. The marks take no room and change no box, so that the page looks as visitors
 * will see it. An empty region has a place to drop into.
 */
export const markBlocks = (blocks: Blocks): Blocks =>
  Object.fromEntries(Object.entries(blocks).map(([name, block]) => [name, marked(block)]));

const marked = ({ settings, regions, render }: Block): Block =>
  defineBlock({
    settings: { ...settings, [place]: text() },
    regions,
    render: ({ attributes: { [place]: at, ...attributes }, region, scope }) => {
      const shown = render({
        attributes,
        region: (name, more) => region(name, more) ?? emptyRegion(name, String(at)),
        scope,
      });
      return (
        <>
          <template data-block={at} />
          {shown}
          <template data-block-end="" />
        </>
      );
    },
  });

/** Only where a page is built up: buttons of a tile and the like stay away as they would. */
const emptyRegion = (name: string, at: string): ReactNode =>
  name === 'content' ? (
    <div data-empty={`${at}.${name}`} style={{ minBlockSize: '4rem', inlineSize: '100%' }} />
  ) : undefined;

const maxBindings = 200;

/** What expressions can name here, each with what it is now. */
function bindingsOf(data: Scope): readonly (readonly [path: string, value: string])[] {
  const found: (readonly [string, string])[] = [];
  const visit = (value: unknown, path: string, depth: number): void => {
    if (found.length >= maxBindings || value === undefined || value === null) return;
    if (Array.isArray(value)) {
      found.push([path, `${value.length}`]);
      return;
    }
    if (typeof value !== 'object') {
      found.push([path, String(value).slice(0, 80)]);
      return;
    }
    if ('url' in value) found.push([path, String(value.url).slice(0, 80)]);
    if (depth < 4)
      for (const [name, inside] of Object.entries(value)) visit(inside, `${path}.${name}`, depth + 1);
  };
  for (const [name, value] of Object.entries(data)) visit(value, name, 0);
  return found;
}

export interface PageDescriptionProps {
  readonly blocks: Blocks;
  readonly loaded: LoadedView;
}

/** The declarations of the blocks, the data of the page and its metadata, for the editor that shows it. */
export function PageDescription({ blocks, loaded }: PageDescriptionProps): ReactNode {
  const { title, description: summary } = viewHead(loaded);
  const description = {
    blocks: Object.entries(blocks).map(([name, { settings, regions }]) => ({
      name,
      regions,
      settings: Object.entries(settings).map(([setting, declared]) => ({
        name: setting,
        ...settingFacts(declared),
      })),
    })),
    bindings: bindingsOf(loaded.data),
    head: { title, description: summary },
  };
  return <template data-page-description={JSON.stringify(description)} />;
}
