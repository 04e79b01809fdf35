/** The number that a setting holds, as a number or as digits (`4`, `"4"`), else undefined. */
export function parseAmount(value: unknown): number | undefined {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof amount === 'number' && Number.isFinite(amount) ? amount : undefined;
}

/** The number, clamped to the limits; the fallback when it is no number. */
export function clamp(value: unknown, min: number, max: number, fallback: number): number {
  return Math.min(max, Math.max(min, parseAmount(value) ?? fallback));
}
