import { isObject } from '../values/is-object.ts';
import type { BrowserPage } from './browser-page.ts';

/** A sign-in that this tab has begun. */
export interface PendingSignIn {
  /** Names the org and the program: a page may sign in at several. */
  readonly key: string;
  readonly verifier: string;
  /** A path of the app. */
  readonly returnTo: string;
  /** Milliseconds since 1970. */
  readonly begunAt: number;
}

/** What somebody needs to sign in, and no more. */
const lifetime = 10 * 60_000;

const nameOf = (state: string): string => `relab sign-in ${state}`;

export function savePending(storage: BrowserPage['storage'], state: string, pending: PendingSignIn): void {
  storage.setItem(nameOf(state), JSON.stringify(pending));
}

/** The sign-in of a state, where it is not too old. */
export function readPending(
  storage: BrowserPage['storage'],
  state: string,
  now: number,
): PendingSignIn | undefined {
  let stored: unknown;
  try {
    stored = JSON.parse(storage.getItem(nameOf(state)) ?? 'null');
  } catch {
    return undefined;
  }
  if (!isObject(stored)) return undefined;
  const pending = stored as PendingSignIn;
  const age = now - pending.begunAt;
  return age >= 0 && age <= lifetime ? pending : undefined;
}

export const removePending = (storage: BrowserPage['storage'], state: string): void =>
  storage.removeItem(nameOf(state));
