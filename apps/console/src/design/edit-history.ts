import type { JsonObject } from '../content/body-value.ts';
import type { Place } from './place.ts';

/** A page as it was, and what was chosen on it. */
export interface PageState {
  readonly view: JsonObject;
  readonly place: Place | undefined;
}

/** What can be undone and done again, as far back as the page was opened. */
export interface EditHistory {
  readonly past: readonly PageState[];
  readonly future: readonly PageState[];
  /** What the latest change was made to: further ones of the same are undone with it. */
  readonly subject: string | undefined;
}

export const emptyHistory: EditHistory = { past: [], future: [], subject: undefined };

/** After a change of a page; characters typed into one setting are one step. */
export function recorded(history: EditHistory, before: PageState, subject?: string): EditHistory {
  if (subject !== undefined && subject === history.subject) return { ...history, future: [] };
  return { past: [...history.past, before], future: [], subject };
}

export interface HistoryStep {
  readonly state: PageState;
  readonly history: EditHistory;
}

export function undone({ past, future }: EditHistory, current: PageState): HistoryStep | undefined {
  const state = past.at(-1);
  return (
    state && { state, history: { past: past.slice(0, -1), future: [current, ...future], subject: undefined } }
  );
}

export function redone({ past, future }: EditHistory, current: PageState): HistoryStep | undefined {
  const [state, ...rest] = future;
  return state && { state, history: { past: [...past, current], future: rest, subject: undefined } };
}
