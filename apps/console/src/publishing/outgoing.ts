import type { DeploymentPreview } from '@relab/contract/content';

export type OutgoingItem = DeploymentPreview['items'][number];

export interface OutgoingNode {
  readonly item: OutgoingItem;
  /** What it names and what goes out with it; empty where that stands elsewhere in the tree already. */
  readonly children: readonly OutgoingNode[];
}

/** What goes out, below what names it. Each item has its own names once, so that circles of references end. */
export function outgoingTree(items: readonly OutgoingItem[]): readonly OutgoingNode[] {
  const expanded = new Set<string>();
  const nodeOf = (item: OutgoingItem): OutgoingNode => {
    const id = item.managedContentVariantId;
    if (expanded.has(id)) return { item, children: [] };
    expanded.add(id);
    const named = items.filter((other) => !other.isTopLevel && other.referencedByVariantIds.includes(id));
    return { item, children: named.map(nodeOf) };
  };
  return items.filter(({ isTopLevel }) => isTopLevel).map(nodeOf);
}

/** What keeps a chosen item back, by itself or through what it takes along. */
export interface BlockedItem {
  readonly item: OutgoingItem;
  /** With problems of its own, it or what goes out along with it. */
  readonly causes: readonly OutgoingItem[];
}

export interface OutgoingChoice {
  /** What goes out, without what is blocked and what would only go along with that. */
  readonly ready: readonly OutgoingItem[];
  readonly blocked: readonly BlockedItem[];
}

/** Whether publishing the one takes the other along, in the language that the server chooses. */
const takesAlong = (from: OutgoingItem, to: OutgoingItem, items: readonly OutgoingItem[]): boolean =>
  to.status.status !== 'Published' &&
  to.referencedByVariantIds.includes(from.managedContentVariantId) &&
  (to.language === from.language ||
    !items.some(
      (other) => other.managedContentId === to.managedContentId && other.language === from.language,
    ));

/** An item and all that goes out along with it. */
function closureOf(item: OutgoingItem, items: readonly OutgoingItem[]): ReadonlySet<OutgoingItem> {
  const closure = new Set([item]);
  for (const from of closure) for (const to of items) if (takesAlong(from, to, items)) closure.add(to);
  return closure;
}

/** What can go out of what was chosen, with what it names or without, and why the rest of it cannot. */
export function splitOutgoing(items: readonly OutgoingItem[], isIncluding: boolean): OutgoingChoice {
  const ready = new Set<OutgoingItem>();
  const blocked: BlockedItem[] = [];
  for (const item of items.filter(({ isTopLevel }) => isTopLevel)) {
    const closure = isIncluding ? closureOf(item, items) : new Set([item]);
    const causes = [...closure].filter(({ problems }) => problems.length > 0);
    if (causes.length > 0) blocked.push({ item, causes });
    else for (const one of closure) ready.add(one);
  }
  return { ready: items.filter((item) => ready.has(item)), blocked };
}
