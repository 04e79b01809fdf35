import type { Client } from '@relab/client';
import { hydrate } from '@relab/store';

/** Pieces of a state, as the scripts in a page's stream hand them over. */
export interface StateInbox {
  push(state: unknown): void;
}

/** Where these scripts look for it. */
export interface StateWindow {
  relabState?: StateInbox | unknown[];
}

/** How long what has come counts as fresh that never is, in milliseconds. */
const grace = 5_000;

/**
 * Ingests what `stateStream` has sent along so far, and each piece that is still to come before its boundary is
 * hydrated. Call it before `hydrateRoot`; the returned function ends it.
 */
export function takeStreamedState(
  client: Client,
  window: StateWindow = globalThis as StateWindow,
): () => void {
  const take = (state: unknown) => hydrate(client.store, state, grace);
  const { relabState: come } = window;
  if (Array.isArray(come)) for (const state of come) take(state);
  window.relabState = { push: take };
  return () => {
    window.relabState = [];
  };
}
