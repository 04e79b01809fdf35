/**
 * Money inside is whole cents in a number (exact up to 90 trillion units of currency); on the wire and in the database
 * it is a decimal string with two digits. Nothing in between is ever a fraction.
 */
export type Cents = number;

const decimal = /^(-?)(\d{1,13})(?:\.(\d{1,2})0*)?$/;

/** Reads a decimal string; null when it is none, or has parts of a cent. */
export function parseCents(text: string): Cents | null {
  const match = decimal.exec(text);
  if (!match) return null;
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] === '-' && cents !== 0 ? -cents : cents;
}

/** For what our own tables answer, where anything else is a fault of ours. */
export function centsOf(text: string): Cents {
  const cents = parseCents(text);
  if (cents === null) throw new RangeError(`"${text}" is no amount of money.`);
  return cents;
}

export function formatCents(cents: Cents): string {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `cents` × `numerator` / `denominator`, half a cent rounded away from zero. */
export function share(cents: Cents, numerator: number, denominator: number): Cents {
  const doubled = 2n * BigInt(cents) * BigInt(numerator);
  const whole = BigInt(denominator);
  const half = doubled < 0n ? -whole : whole;
  return Number((doubled + half) / (2n * whole));
}

/**
 * Splits an amount over weights so that the parts add up to it exactly. The cents left over by rounding down go to
 * the largest remainders, the first of equals.
 */
export function split(amount: Cents, weights: readonly Cents[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((value) => Number(value / BigInt(total)));
  const order = exact
    .map((value, index) => ({ index, rest: value % BigInt(total) }))
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  let left = amount - parts.reduce((sum, part) => sum + part, 0);
  for (const { index } of order) {
    if (left <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}
