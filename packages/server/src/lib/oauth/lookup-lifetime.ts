/** Milliseconds for which what was looked up is used again. */
export const lookupLifetime = 10_000;

/** Whether an end of use lies ahead; one further ahead than was ever set is of a clock that has moved back since. */
export const isCurrent = (until: number, at: number): boolean => until > at && until <= at + lookupLifetime;
