import { isObject, type Json, type JsonObject } from '../content/body-value.ts';
import { outlineOf } from '../design/outline.ts';
import { ownerOf, type Place, slotOf } from '../design/place.ts';

/** A block of one version of a page. */
export interface BlockNode {
  readonly place: Place;
  /** Its turn on the page, from 0. */
  readonly order: number;
  /** The region that it stands in, and its number there. */
  readonly region: string;
  readonly index: number;
  readonly component: JsonObject;
  /** Undefined for those that stand on the page itself. */
  readonly parent: BlockNode | undefined;
  readonly children: readonly BlockNode[];
  /** The same for blocks that are written alike. */
  readonly own: number;
  /** The same for blocks that are written alike with all that is in them. */
  readonly whole: number;
}

/** Numbers for texts: the same for the same one. */
export type Numbering = (text: string) => number;

export function createNumbering(): Numbering {
  const numbers = new Map<string, number>();
  return (text) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
}

const inOrder = (_: string, value: Json): Json =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The blocks of a page in the order in which they are read. Numbers of the same numbering can be compared. */
export function blockNodesOf(view: JsonObject, numbering: Numbering): readonly BlockNode[] {
  type Growing = BlockNode & { children: BlockNode[]; own: number; whole: number };
  const byPlace = new Map<Place, Growing>();
  const nodes = outlineOf(view).map(({ place, component, region }, order): Growing => {
    const slot = slotOf(place);
    const parent = byPlace.get(ownerOf(slot.region) ?? '');
    const { regions: _, ...rest } = component;
    const own = numbering(JSON.stringify(rest, inOrder));
    const node = {
      place,
      order,
      region,
      index: slot.index,
      component,
      parent,
      children: [],
      own,
      whole: own,
    };
    byPlace.set(place, node);
    parent?.children.push(node);
    return node;
  });
  // What is in a block comes behind it.
  for (const node of nodes.toReversed())
    if (node.children.length > 0)
      node.whole = numbering(
        `${node.own}:${node.children.map((one) => `${one.region} ${one.whole}`).join()}`,
      );
  return nodes;
}
