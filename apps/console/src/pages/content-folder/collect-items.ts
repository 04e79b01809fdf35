import type { SelectedItem } from './use-selection.ts';

/** More are not done with at once: nobody looks through them, and each of them is a request. */
export const maxSelected = 1_000;
export const collectPageSize = 250;

/** A page of what is listed, with all that stands behind it or not. */
export interface CollectedPage {
  readonly items: readonly SelectedItem[];
  readonly hasNext: boolean;
}

export interface Collected {
  readonly items: readonly SelectedItem[];
  /** Whether there are more than are done with at once. */
  readonly isCut: boolean;
}

/** All contents of a list, page after page, each of them once. */
export async function collectItems(readPage: (page: number) => Promise<CollectedPage>): Promise<Collected> {
  const items = new Map<string, SelectedItem>();
  for (let page = 0; ; page++) {
    const { items: more, hasNext } = await readPage(page);
    for (const { id, title } of more) items.set(id, items.get(id) ?? { id, title });
    if (items.size > maxSelected) return { items: [...items.values()].slice(0, maxSelected), isCut: true };
    if (!hasNext) return { items: [...items.values()], isCut: false };
  }
}
