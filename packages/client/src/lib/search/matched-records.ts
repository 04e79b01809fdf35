import { isRecord, type Place } from '@relab/store';
import type { RecordsAt } from '../records/record-response.ts';

/** Deeper than any answer in which records are found. */
const deepest = 12;

/**
 * The records in an answer whose form is not published: lists of nothing else, and single ones. What stands within a
 * record is its own.
 */
export function foundRecords(answer: unknown, at: Place = []): readonly RecordsAt[] {
  if (typeof answer !== 'object' || answer === null || at.length > deepest) return [];
  if (isRecord(answer)) return [{ at, records: answer }];
  if (Array.isArray(answer) && answer.length > 0 && answer.every(isRecord)) return [{ at, records: answer }];
  const members = Array.isArray(answer) ? answer.entries() : Object.entries(answer);
  return [...members].flatMap(([step, member]) => foundRecords(member, [...at, step]));
}
