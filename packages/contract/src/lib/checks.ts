import * as z from 'zod/mini';

// A chained `.check()` is a side effect to a bundler; behind a function that is known to have none, the checks of
// calls that a page does not make are left out of it.

/** A whole number within bounds, both included. */
// @__NO_SIDE_EFFECTS__
export function whole(lowest: number, highest: number): z.ZodMiniType<number, number> {
  return z.int().check(z.minimum(lowest), z.maximum(highest));
}

/** A text of at most so many characters, as it was sent. */
// @__NO_SIDE_EFFECTS__
export function text(longest: number, shortest = 0): z.ZodMiniType<string, string> {
  return z.string().check(z.minLength(shortest), z.maxLength(longest));
}

/** A line that somebody typed: trimmed, and with `shortest` 1 not blank. */
// @__NO_SIDE_EFFECTS__
export function line(longest: number, shortest = 0): z.ZodMiniType<string, string> {
  return z.string().check(z.trim(), z.minLength(shortest), z.maxLength(longest));
}

// @__NO_SIDE_EFFECTS__
export function pattern(shape: RegExp): z.ZodMiniType<string, string> {
  return z.string().check(z.regex(shape));
}

/** A list of so many. */
// @__NO_SIDE_EFFECTS__
export function list<Item extends z.ZodMiniType>(item: Item, most: number, least = 0): z.ZodMiniArray<Item> {
  return z.array(item).check(z.minLength(least), z.maxLength(most));
}

/** Something before, something after, no blank; whether the address exists only a mail can tell. */
// @__NO_SIDE_EFFECTS__
export function email(): z.ZodMiniType<string, string> {
  return z.string().check(z.trim(), z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/));
}
