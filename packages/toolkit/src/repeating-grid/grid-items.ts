/** S-100: what a grid repeats. `id` identifies an item, `ariaLabel` names it for screen readers. */
export interface GridItem<Data> {
  readonly id: string;
  readonly key?: string | undefined;
  readonly data: Data;
  readonly ariaLabel?: string | undefined;
}

/** S-146. */
export type PaginationAction = 'append' | 'replace';

/** The items after a page came: S-147 append merges by id (what is there is renewed in its place), S-150 replace replaces. */
export function mergeItems<Data>(
  existing: readonly GridItem<Data>[],
  incoming: readonly GridItem<Data>[],
  action: PaginationAction,
): readonly GridItem<Data>[] {
  if (action === 'replace') return incoming;
  const byId = new Map(existing.map((item) => [item.id, item]));
  for (const item of incoming) byId.set(item.id, item);
  return [...byId.values()];
}

/** Where the items that were appended begin; -1 when nothing was appended to what was there before. */
export function firstAppended(
  before: readonly GridItem<unknown>[],
  now: readonly GridItem<unknown>[],
): number {
  const isAppended =
    before.length > 0 && now.length > before.length && before.every(({ id }, index) => now[index]?.id === id);
  return isAppended ? before.length : -1;
}
