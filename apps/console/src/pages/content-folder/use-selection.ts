import { useState } from 'react';
import type { ListedItem } from './listed-item.ts';

/** A content that is selected, wherever it stands. */
export type SelectedItem = Pick<ListedItem, 'id' | 'title'>;

export interface Selection {
  readonly items: readonly SelectedItem[];
  readonly has: (id: string) => boolean;
  readonly toggle: (item: SelectedItem) => void;
  readonly add: (items: readonly SelectedItem[]) => void;
  readonly remove: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/** What is selected stays so from page to page of a list. */
export function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlyMap<string, SelectedItem>>(new Map());
  const add = (items: readonly SelectedItem[]): void =>
    setSelected(new Map([...selected, ...items.map(({ id, title }) => [id, { id, title }] as const)]));
  const remove = (ids: readonly string[]): void =>
    setSelected(new Map([...selected].filter(([id]) => !ids.includes(id))));
  return {
    items: [...selected.values()],
    has: (id) => selected.has(id),
    toggle: (item) => (selected.has(item.id) ? remove([item.id]) : add([item])),
    add,
    remove,
    clear: () => setSelected(new Map()),
  };
}
