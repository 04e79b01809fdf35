import { createElement } from 'react';
import { defineBlock } from '../page/block.ts';
import { data, readText } from '../settings/kinds.ts';
import type { GridItem } from './grid-items.ts';
import { RepeatingGrid, repeatingGridSettings } from './repeating-grid.tsx';

type Fields = Readonly<Record<string, unknown>>;

/**
 * S-100: the entries of a collection provider as items. An entry without an id is identified by its index; of several with one id
 * the first counts; what is no entry at all is left out.
 */
export function gridItems(input: unknown): readonly GridItem<unknown>[] {
  if (!Array.isArray(input)) return [];
  const seen = new Set<string>();
  return input.flatMap((entry: unknown, index): GridItem<unknown>[] => {
    if (entry === undefined || entry === null) return [];
    const fields: Fields = typeof entry === 'object' ? { ...entry } : {};
    const id = readText(fields.id) || `#${index}`;
    if (seen.has(id)) return [];
    seen.add(id);
    const key = readText(fields.key) || undefined;
    return [{ id, key, data: entry, ariaLabel: readText(fields.ariaLabel) || undefined }];
  });
}

/** Repeats its region `item` for each entry of `items`; inside, `{!Item}` is the entry. */
export const repeatingGridDefinition = defineBlock({
  settings: { items: data(), ...repeatingGridSettings },
  regions: ['item', 'paginator'],
  render: ({ attributes: { items, ...settings }, region }) =>
    createElement(RepeatingGrid, {
      ...settings,
      items: gridItems(items),
      renderItem: (item) => region('item', { Item: item.data }),
      paginator: region('paginator'),
    }),
});
