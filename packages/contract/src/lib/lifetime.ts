/** Lifetimes are written in the unit of the specification and stored in milliseconds. */
// @__NO_SIDE_EFFECTS__
export const seconds = (count: number): number => count * 1000;
/** Minutes as milliseconds. */
// @__NO_SIDE_EFFECTS__
export const minutes = (count: number): number => count * 60_000;
/** Hours as milliseconds. */
// @__NO_SIDE_EFFECTS__
export const hours = (count: number): number => count * 3_600_000;

/** Commerce store entries live 300 s by default (S-151, S-265). */
export const storeLifetime = 300_000;

/** Never expires (S-152). */
export const forever = -1;
