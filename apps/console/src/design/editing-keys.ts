import type { KeyboardEvent } from 'react';
import type { JsonObject } from '../content/body-value.ts';
import { removeComponent, slotBeside } from './page-edit.ts';
import type { Place, Slot } from './place.ts';
import type { PageEditing } from './use-page-editing.ts';

const directions = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' } as const;

/** Where a component goes that is moved by one step; undefined where it cannot. */
export type Step = (from: Place, direction: (typeof directions)[keyof typeof directions]) => Slot | undefined;

/** Steps in a view whose components have the region that is named by `regionOf`. */
export const stepIn =
  (view: JsonObject, regionOf: (component: JsonObject) => string | undefined): Step =>
  (from, direction) =>
    slotBeside(view, from, direction, regionOf);

interface Edits {
  readonly view: JsonObject;
  readonly editing: PageEditing;
  readonly step: Step;
  readonly move: (from: Place, to: Slot) => void;
}

const isCommandKey = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey;

/** The keys that every tree of components has: undo and redo, moving by Alt and arrows, removing. Says whether it was one of them. */
export function onEditingKey(event: KeyboardEvent, { view, editing, step, move }: Edits): boolean {
  const { key, altKey, shiftKey } = event;
  const { chosen } = editing;
  if (isCommandKey(event)) {
    if (key.toLowerCase() !== 'z') return false;
    if (shiftKey) editing.redo();
    else editing.undo();
    return true;
  }
  if (chosen === undefined) return false;
  if (altKey) {
    const direction = Object.hasOwn(directions, key) ? directions[key as keyof typeof directions] : undefined;
    if (!direction) return false;
    const to = step(chosen, direction);
    if (to) move(chosen, to);
    return true;
  }
  if (key !== 'Delete' && key !== 'Backspace') return false;
  editing.apply(removeComponent(view, chosen));
  return true;
}
