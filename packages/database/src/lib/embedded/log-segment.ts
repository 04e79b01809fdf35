/** Bytes of one piece of the log, as a cluster is made with. */
const segmentBytes = 16n * 1024n * 1024n;
const perHigh = 0x1_0000_0000n / segmentBytes;

/** The files that the log is written into: timeline, and the upper and lower part of a number, eight hexadecimal digits each. */
export const segmentName: RegExp = /^[0-9A-F]{24}$/;
/** Where the log of a timeline branched off from another. */
export const historyName: RegExp = /^[0-9A-F]{8}\.history$/;

/** A place in the log as PostgreSQL writes it (`16/B374D848`), in bytes. */
export function parseLsn(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

export const formatLsn = (place: bigint): string =>
  `${(place >> 32n).toString(16)}/${(place & 0xffff_ffffn).toString(16)}`.toUpperCase();

const digits = (value: bigint): string => value.toString(16).toUpperCase().padStart(8, '0');

/** The file that a place in the log is in. */
export function segmentAt(timeline: string, place: bigint): string {
  const number = place / segmentBytes;
  return `${timeline}${digits(number / perHigh)}${digits(number % perHigh)}`;
}

/** The first place after a file of the log. */
export function endOfSegment(name: string): bigint {
  const number = BigInt(`0x${name.slice(8, 16)}`) * perHigh + BigInt(`0x${name.slice(16)}`);
  return (number + 1n) * segmentBytes;
}
