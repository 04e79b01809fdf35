import { useState } from 'react';
import type { JsonObject } from '../content/body-value.ts';
import { emptyHistory, type HistoryStep, recorded, redone, undone } from './edit-history.ts';
import type { Edited } from './page-edit.ts';
import { componentAt, type Place } from './place.ts';

export interface PageEditing {
  /** The chosen component; undefined where none is, or where it is no more. */
  readonly chosen: Place | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  choose(place: Place | undefined): void;
  /** Changes the page; changes with the same `subject` that follow each other are one step. */
  apply(edited: Edited | undefined, subject?: string): void;
  undo(): void;
  redo(): void;
}

/** What is chosen on a page, and what was done to it. */
export function usePageEditing(view: JsonObject, onChange: (view: JsonObject) => void): PageEditing {
  const [history, setHistory] = useState(emptyHistory);
  const [place, setPlace] = useState<Place>();
  const step = (next: HistoryStep | undefined): void => {
    if (!next) return;
    setHistory(next.history);
    setPlace(next.state.place);
    onChange(next.state.view);
  };
  return {
    chosen: place !== undefined && componentAt(view, place) ? place : undefined,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    choose: setPlace,
    apply(edited, subject) {
      if (!edited) return;
      setHistory(recorded(history, { view, place }, subject));
      setPlace(edited.place);
      onChange(edited.view);
    },
    undo: () => step(undone(history, { view, place })),
    redo: () => step(redone(history, { view, place })),
  };
}
