import type { JsonObject } from '../content/body-value.ts';
import { isSame } from '../content/body-value.ts';
import { attributesOf, definitionOf, summaryOf } from '../design/outline.ts';
import type { BlockNode } from './block-tree.ts';

/** Which block of a newer version is which one of the older version. */
export interface Pairs {
  readonly afterOf: ReadonlyMap<BlockNode, BlockNode>;
  readonly beforeOf: ReadonlyMap<BlockNode, BlockNode>;
}

/** More candidates than this are paired as they stand, and not weighed against each other. */
const maxWeighed = 10_000;

/**
 * Blocks have no ids, so that who they were is concluded: from being written alike, from what is in them, and from standing in the
 * same gap between blocks that are paired. No step compares all with all: pages have thousands of blocks.
 */
export function pairBlocks(before: readonly BlockNode[], after: readonly BlockNode[]): Pairs {
  const afterOf = new Map<BlockNode, BlockNode>();
  const beforeOf = new Map<BlockNode, BlockNode>();
  const isFree = (node: BlockNode): boolean => !afterOf.has(node) && !beforeOf.has(node);
  const pair = (old: BlockNode, now: BlockNode): void => {
    afterOf.set(old, now);
    beforeOf.set(now, old);
  };
  /** Two that are written alike, with all that is in them and is nowhere else yet. */
  function pairWhole(old: BlockNode, now: BlockNode): void {
    pair(old, now);
    old.children.forEach((child, at) => {
      const other = now.children[at];
      if (other && isFree(child) && isFree(other)) pairWhole(child, other);
    });
  }

  function pairUnique(): void {
    const [olds, nows] = [
      Map.groupBy(before, ({ whole }) => whole),
      Map.groupBy(after, ({ whole }) => whole),
    ];
    for (const now of after) {
      const [old, ...more] = olds.get(now.whole) ?? [];
      const isUnique = more.length === 0 && nows.get(now.whole)?.length === 1;
      if (old && isUnique && isFree(old) && isFree(now) && isTelling(now)) pairWhole(old, now);
    }
  }

  /** From the innermost outwards: where most of what was in a block is now, is the block now. */
  function pairByContent(): void {
    for (const old of before.toReversed()) {
      if (!isFree(old) || old.children.length === 0) continue;
      const votes = new Map<BlockNode, number>();
      for (const child of old.children) {
        const owner = afterOf.get(child)?.parent;
        if (owner && isFree(owner) && isOfKind(old, owner)) votes.set(owner, (votes.get(owner) ?? 0) + 1);
      }
      const [best] = [...votes].toSorted(([, one], [, other]) => other - one);
      if (best && 4 * best[1] >= old.children.length + best[0].children.length) pair(old, best[0]);
    }
  }

  /** Blocks inside paired ones: written alike, or in the same gap. */
  function pairByPlace(): void {
    const onPage = (nodes: readonly BlockNode[]) => nodes.filter(({ parent }) => parent === undefined);
    pairLists(onPage(before), onPage(after));
    for (const now of after) {
      const old = beforeOf.get(now);
      if (old) pairLists(old.children, now.children);
    }
  }
  function pairLists(olds: readonly BlockNode[], nows: readonly BlockNode[]): void {
    const waiting = Map.groupBy(olds.filter(isFree), ({ region, whole }) => `${region} ${whole}`);
    for (const now of nows.filter(isFree)) {
      const old = waiting.get(`${now.region} ${now.whole}`)?.shift();
      if (old) pairWhole(old, now);
    }
    const gaps = Map.groupBy(
      olds,
      gapsOf(olds, (node) => afterOf.get(node)),
    );
    for (const [gap, candidates] of Map.groupBy(
      nows,
      gapsOf(nows, (node) => beforeOf.get(node) && node),
    ))
      pairGap((gaps.get(gap) ?? []).filter(isFree), candidates.filter(isFree));
  }
  function pairGap(olds: readonly BlockNode[], nows: readonly BlockNode[]): void {
    if (olds.length * nows.length > maxWeighed || (olds.length === 1 && nows.length === 1)) {
      const waiting = Map.groupBy(olds, ({ component }) => definitionOf(component));
      for (const now of nows) {
        const old = waiting.get(definitionOf(now.component))?.shift();
        if (old) pair(old, now);
      }
      return;
    }
    const weighed = olds.flatMap((old) =>
      nows.filter((now) => isOfKind(old, now)).map((now) => ({ old, now, weight: likeness(old, now) })),
    );
    for (const { old, now } of weighed.toSorted((one, other) => other.weight - one.weight))
      if (isFree(old) && isFree(now)) pair(old, now);
  }

  /** What stands somewhere else now: written alike, or saying the same. */
  function pairMoved(keyOf: (node: BlockNode) => string): void {
    const waiting = Map.groupBy(
      before.filter((node) => isFree(node) && isTelling(node)),
      keyOf,
    );
    for (const now of after) {
      if (!isFree(now) || !isTelling(now)) continue;
      const old = waiting.get(keyOf(now))?.find(isFree);
      if (old) pairWhole(old, now);
    }
  }

  pairUnique();
  pairByContent();
  pairByPlace();
  pairMoved(({ whole }) => String(whole));
  pairMoved(({ component, place }) => {
    const summary = summaryOf(component);
    // A block without content is not distinct.
    return summary === '' ? place : `${definitionOf(component)}: ${summary}`;
  });
  pairByPlace();
  return { afterOf, beforeOf };
}

const isOfKind = (one: BlockNode, other: BlockNode): boolean =>
  one.region === other.region && definitionOf(one.component) === definitionOf(other.component);

/** An empty column is like any other one. */
const isTelling = ({ component, children }: BlockNode): boolean =>
  children.length > 0 || Object.keys(attributesOf(component)).length > 0;

/** The paired block that precedes each block of a list, by its name in the newer version. */
function gapsOf(
  list: readonly BlockNode[],
  knownAs: (node: BlockNode) => BlockNode | undefined,
): (node: BlockNode) => string {
  const gaps = new Map<BlockNode, string>();
  const latest = new Map<string, string>();
  for (const node of list) {
    const known = knownAs(node);
    if (known) latest.set(node.region, known.place);
    gaps.set(node, `${node.region} ${latest.get(node.region) ?? ''}`);
  }
  return (node) => gaps.get(node) ?? '';
}

/** How alike two blocks of a kind are, from 0. */
function likeness(one: BlockNode, other: BlockNode): number {
  const insides = new Set(one.children.map(({ whole }) => whole));
  const shared = other.children.filter(({ whole }) => insides.has(whole)).length;
  return (
    settingsInCommon(attributesOf(one.component), attributesOf(other.component)) +
    wordsInCommon(summaryOf(one.component), summaryOf(other.component)) +
    (2 * shared) / Math.max(1, one.children.length + other.children.length)
  );
}

function settingsInCommon(one: JsonObject, other: JsonObject): number {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const same = [...names].filter((name) => isSame(one[name], other[name])).length;
  return names.size === 0 ? 1 : same / names.size;
}

function wordsInCommon(one: string, other: string): number {
  const [words, others] = [new Set(one.split(/\s+/)), new Set(other.split(/\s+/))];
  const all = new Set([...words, ...others]);
  return (words.size + others.size - all.size) / all.size;
}
