import type { Store } from './create-store.ts';
import type { Slice, SliceState } from './slices.ts';
import { readTime, type State, stateVersion, type WrittenEntry } from './state.ts';

/**
 * Adopts what `dehydrate` returned, elsewhere or before. Anything else is passed over. For `grace` milliseconds what is
 * never fresh counts as fresh too, unless it was invalidated: a page that starts with it has only just received it.
 */
export function hydrate(store: Store, state: unknown, grace = 0): void {
  const { version, at, entries, slices } = (state ?? {}) as Partial<State>;
  if (version !== stateVersion || typeof at !== 'number' || !Array.isArray(entries)) return;
  // The two clocks need not agree: what comes with a state is as old as it was when it was written.
  const shift = store.now() - at;
  for (const row of entries) hydrateEntry(store, row, grace, shift);
  for (const [name, written] of Object.entries(slices ?? {})) {
    const slice = store.slices().get(name);
    if (slice?.state) readState(slice.state, written, shift);
    else store.waiting.set(name, [...(store.waiting.get(name) ?? []), [written, shift]]);
  }
}

/** Lets a slice travel with the store's state, and gives it what came for it before. */
export function attachState(store: Store, name: string, slice: Slice, state: SliceState): void {
  slice.state = state;
  for (const [written, shift] of store.waiting.get(name) ?? []) readState(state, written, shift);
  store.waiting.delete(name);
}

const readState = (state: SliceState, written: unknown, shift: number) =>
  state.read(written, (time) => readTime(time, shift));

/** Adopts a row that is newer than what is stored; passes over what is of another form. */
function hydrateEntry(store: Store, row: unknown, grace: number, shift: number): void {
  if (!Array.isArray(row) || typeof row[0] !== 'string') return;
  const [key, receivedAt, expiresAt, content, error, errorUntil = 0] = row as unknown as WrittenEntry;
  const entry = store.entry(key);
  if (entry.receivedAt > readTime(receivedAt, shift)) return;
  entry.content = content ?? undefined;
  entry.receivedAt = readTime(receivedAt, shift);
  entry.expiresAt = readTime(expiresAt, shift);
  entry.origin = 'state';
  if (entry.expiresAt >= entry.receivedAt) entry.expiresAt = Math.max(entry.expiresAt, store.now() + grace);
  entry.error = error === undefined ? undefined : store.reviveError(error);
  entry.failedAt = store.now();
  entry.errorUntil = readTime(errorUntil, shift);
  store.contentChanged(entry);
}
