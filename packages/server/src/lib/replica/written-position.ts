import { formatLogPosition, type LogPosition, parseLogPosition } from '@relab/database';

/**
 * Up to where a session has written: a timeline of the log and a place on it, as one number. What was written before a
 * promotion is less than all that comes after it: a replica that follows the new primary has as much of it as that one.
 */
export type WrittenPosition = bigint;

const placeBits = 64n;

export const writtenPosition = (timeline: number, place: LogPosition): WrittenPosition =>
  (BigInt(timeline) << placeBits) | place;

/** Before all that is written. */
export const nothingWritten: WrittenPosition = 0n;

/** No replica ever gets there: for what is not known. */
export const beyondAll: WrittenPosition = 1n << 128n;

const form = /^(\d{1,10})-([\da-fA-F]{1,8}\/[\da-fA-F]{1,8})$/;

/** What a client sends; whatever is none of ours leads to the primary. */
export function parseWritten(text: string): WrittenPosition {
  const [, timeline, place = ''] = form.exec(text) ?? [];
  const parsed = parseLogPosition(place);
  return timeline === undefined || parsed === undefined
    ? beyondAll
    : writtenPosition(Number(timeline), parsed);
}

/** `2-16/B374D848`. */
export const formatWritten = (position: WrittenPosition): string =>
  position >= beyondAll
    ? 'unknown'
    : `${position >> placeBits}-${formatLogPosition(BigInt.asUintN(64, position))}`;
