/** A place in the log of a database, of which a later one is greater. */
export type LogPosition = bigint;

const form = /^([\da-f]{1,8})\/([\da-f]{1,8})$/i;

/** `16/B374D848` as PostgreSQL writes it; undefined for anything else. */
export function parseLogPosition(text: string): LogPosition | undefined {
  const [, high, low] = form.exec(text) ?? [];
  if (high === undefined || low === undefined) return undefined;
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** As PostgreSQL writes it. */
export const formatLogPosition = (position: LogPosition): string =>
  `${(position >> 32n).toString(16)}/${(position & 0xffff_ffffn).toString(16)}`.toUpperCase();
