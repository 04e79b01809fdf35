import { createElement } from 'react';
import { defineBlock } from '../page/block.ts';
import { data, readText } from '../settings/kinds.ts';
import type { GridItem } from './grid-items.ts';
import { RepeatingGrid, repeatingGridSettings } from './repeating-grid.tsx';

/** S-100: the entries of a collection provider, each with its id; what is none is left out. */
export function gridItems(given: unknown): readonly GridItem<unknown>[] {
  if (!Array.isArray(given)) return [];
  const seen = new Set<string>();
  return given.flatMap((entry: unknown): GridItem<unknown>[] => {
    if (typeof entry !== 'object' || entry === null || !('id' in entry)) return [];
    const id = readText(entry.id);
    if (id === '' || seen.has(id)) return [];
    seen.add(id);
    const ariaLabel = 'ariaLabel' in entry ? readText(entry.ariaLabel) : '';
    return [{ id, data: entry, ariaLabel: ariaLabel || undefined }];
  });
}

/** Repeats its region `item` for each entry of `items`; inside, `{!Item}` is the entry. */
export const repeatingGridDefinition = defineBlock({
  settings: { items: data(), ...repeatingGridSettings },
  regions: ['item', 'paginator'],
  render: ({ attributes, region }) =>
    createElement(RepeatingGrid, {
      ...attributes,
      items: gridItems(attributes.items),
      renderItem: (item) => region('item', { Item: item.data }),
      paginator: region('paginator'),
    }),
});
