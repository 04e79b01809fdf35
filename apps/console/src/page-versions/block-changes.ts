import { isSame, type Json, type JsonObject } from '../content/body-value.ts';
import { attributesOf } from '../design/outline.ts';
import { type BlockNode, blockNodesOf, createNumbering } from './block-tree.ts';
import { longestRise } from './longest-rise.ts';
import { type Pairs, pairBlocks } from './pair-blocks.ts';

export interface ChangedSetting {
  /** A setting of the block, or `when`, or another member of it. */
  readonly name: string;
  readonly isSetting: boolean;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** A block that two versions of a page have differently. Some are moved and changed. */
export interface BlockChange {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed' | 'movedAndChanged';
  /** Undefined where the version does not have it. */
  readonly before: BlockNode | undefined;
  readonly after: BlockNode | undefined;
  readonly settings: readonly ChangedSetting[];
  /** Blocks that came or went in it. */
  readonly inside: number;
}

/**
 * What differs in the blocks of two versions, in the order of the newer page; what is gone stands where it was. Of a block that
 * came or went what is in it is counted, and not listed again.
 */
export function compareBlocks(before: JsonObject, after: JsonObject): readonly BlockChange[] {
  const numbering = createNumbering();
  const [olds, nows] = [blockNodesOf(before, numbering), blockNodesOf(after, numbering)];
  const pairs = pairBlocks(olds, nows);
  const moved = movedBlocks(nows, pairs);
  const placed: { readonly at: number; readonly change: BlockChange }[] = [];
  for (const now of nows) {
    const old = pairs.beforeOf.get(now);
    const change = old ? pairChange(old, now, moved.has(now)) : addition(now, pairs);
    if (change) placed.push({ at: now.order, change });
  }
  let at = -1;
  for (const old of olds) {
    const now = pairs.afterOf.get(old);
    if (now) at = now.order;
    else if (!old.parent || pairs.afterOf.has(old.parent))
      placed.push({
        at: at + 0.5,
        change: { ...nothing, kind: 'removed', before: old, inside: countUnknown(old, pairs.afterOf) },
      });
  }
  return placed.toSorted((one, other) => one.at - other.at).map(({ change }) => change);
}

const nothing = { before: undefined, after: undefined, settings: [], inside: 0 } as const;

/** Undefined for what came with the block that it is in. */
function addition(now: BlockNode, { beforeOf }: Pairs): BlockChange | undefined {
  if (now.parent && !beforeOf.has(now.parent)) return undefined;
  return { ...nothing, kind: 'added', after: now, inside: countUnknown(now, beforeOf) };
}

/** How many of the blocks in a block the other version does not have. */
const countUnknown = (node: BlockNode, known: ReadonlyMap<BlockNode, BlockNode>): number =>
  node.children.reduce((sum, child) => sum + (known.has(child) ? 0 : 1) + countUnknown(child, known), 0);

function pairChange(before: BlockNode, after: BlockNode, isMoved: boolean): BlockChange | undefined {
  const settings = before.own === after.own ? [] : changedSettings(before.component, after.component);
  if (settings.length === 0) return isMoved ? { ...nothing, kind: 'moved', before, after } : undefined;
  return { ...nothing, kind: isMoved ? 'movedAndChanged' : 'changed', before, after, settings };
}

function changedSettings(before: JsonObject, after: JsonObject): readonly ChangedSetting[] {
  const members = ({ attributes: _, regions: __, ...rest }: JsonObject): JsonObject => rest;
  return [
    ...changedMembers(attributesOf(before), attributesOf(after), true),
    ...changedMembers(members(before), members(after), false),
  ];
}

const changedMembers = (
  before: JsonObject,
  after: JsonObject,
  isSetting: boolean,
): readonly ChangedSetting[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => !isSame(before[name], after[name]))
    .map((name) => ({ name, isSetting, before: before[name], after: after[name] }));

/** Those in another block or region, and the fewest that explain another order. */
function movedBlocks(nows: readonly BlockNode[], { beforeOf }: Pairs): ReadonlySet<BlockNode> {
  const moved = new Set<BlockNode>();
  const lists = new Map<string, BlockNode[]>();
  for (const now of nows) {
    const old = beforeOf.get(now);
    if (!old) continue;
    const isThere = old.region === now.region && old.parent === (now.parent && beforeOf.get(now.parent));
    if (!isThere || Boolean(old.parent) !== Boolean(now.parent)) moved.add(now);
    else {
      const list = `${now.parent?.place ?? ''} ${now.region}`;
      const others = lists.get(list);
      if (others) others.push(now);
      else lists.set(list, [now]);
    }
  }
  for (const list of lists.values()) {
    const kept = longestRise(list.map((now) => beforeOf.get(now)?.index ?? 0));
    list.forEach((now, at) => {
      if (!kept.has(at)) moved.add(now);
    });
  }
  return moved;
}
