/** Lets so many through each second, and as many at once after a pause; `now` is a clock that is never set, in milliseconds. */
export function createRateLimit(
  perSecond: number,
  now: () => number = () => performance.now(),
): () => boolean {
  let left = perSecond;
  let filledAt = now();
  return () => {
    const at = now();
    left = Math.min(perSecond, left + ((at - filledAt) * perSecond) / 1_000);
    filledAt = at;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
