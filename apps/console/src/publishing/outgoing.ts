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
