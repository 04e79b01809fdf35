import type { JsonObject } from '../content/body-value.ts';
import { outlineOf } from '../design/outline.ts';
import { componentAt, componentsAt, ownerOf, type Place, type Slot, slotOf } from '../design/place.ts';
import { labelOfEntry, targetOf } from './menu-target.ts';
import { entries } from './menu-view.ts';

/** Where an entry leads, as a text to compare. */
export function targetKey(entry: JsonObject): string {
  const target = targetOf(entry);
  switch (target.kind) {
    case 'none':
      return 'none';
    case 'content':
      return `content ${target.contentKey}`;
    default:
      return `${target.kind} ${target.url}`;
  }
}

/**
 * The same entries of a menu in another language, by their places in this one. Languages are menus of their own: an entry is the
 * same where it stands at the same place and leads to the same, else where it is the only other one that leads there.
 */
export function matchMenus(view: JsonObject, other: JsonObject): ReadonlyMap<Place, Place> {
  const others = new Map(outlineOf(other).map(({ place, component }) => [place, targetKey(component)]));
  const matches = new Map<Place, Place>();
  const left = new Map<string, Place[]>();
  for (const { place, component } of outlineOf(view)) {
    const key = targetKey(component);
    if (others.get(place) === key) {
      matches.set(place, place);
      others.delete(place);
    } else left.set(key, [...(left.get(key) ?? []), place]);
  }
  const free = Map.groupBy(others, ([, key]) => key);
  for (const [key, places] of left) {
    const [[there] = []] = free.get(key) ?? [];
    const isOnly = places.length === 1 && free.get(key)?.length === 1;
    // Headings lead nowhere: nothing tells one from another but its place.
    if (key !== 'none' && isOnly && places[0] !== undefined && there !== undefined)
      matches.set(places[0], there);
  }
  return matches;
}

/** Where an entry that is missing in another language goes there; undefined while the one above it is missing, too. */
export function slotInOther(
  place: Place,
  other: JsonObject,
  matches: ReadonlyMap<Place, Place>,
): Slot | undefined {
  const { region, index } = slotOf(place);
  const owner = ownerOf(region);
  const otherOwner = owner === undefined ? undefined : matches.get(owner);
  if (owner !== undefined && otherOwner === undefined) return undefined;
  const there = otherOwner === undefined ? entries : `${otherOwner}.${entries}`;
  return { region: there, index: Math.min(index, componentsAt(other, there).length) };
}

/** Another label for an entry of a menu. */
export interface LabelEdit {
  readonly place: Place;
  /** Where the entry led, and what it was called, when the label was written. */
  readonly target: string;
  readonly seen: string;
  readonly label: string;
}

/** What became of an edit: `theirs` is what somebody else has written instead, and `gone` an entry that is there no more. */
export type LabelOutcome =
  | { readonly kind: 'done' | 'gone' }
  | { readonly kind: 'conflict'; readonly theirs: string };

function placeOfEdit(view: JsonObject, { place, target, seen }: LabelEdit): Place | undefined {
  const same = outlineOf(view).filter(({ component }) => targetKey(component) === target);
  const here = same.find((row) => row.place === place);
  const named = same.filter(({ component }) => labelOfEntry(component) === seen);
  if (here && named.includes(here)) return place;
  if (named.length === 1) return named[0]?.place;
  if (here) return place;
  return target !== 'none' && same.length === 1 ? same[0]?.place : undefined;
}

/** The place of what an edit is about in a newer version, and what it finds there. */
export function findEdit(
  view: JsonObject,
  edit: LabelEdit,
): { readonly place?: Place; readonly outcome: LabelOutcome } {
  const place = placeOfEdit(view, edit);
  const entry = place === undefined ? undefined : componentAt(view, place);
  if (place === undefined || !entry) return { outcome: { kind: 'gone' } };
  const theirs = labelOfEntry(entry);
  return theirs === edit.seen || theirs === edit.label.trim()
    ? { place, outcome: { kind: 'done' } }
    : { place, outcome: { kind: 'conflict', theirs } };
}
