import { isRecord, type Path } from '@relab/store';
import type { RecordsAt } from '../records/record-response.ts';

/** Deeper than any answer in which records are found. */
const deepest = 12;

/**
 * The records in a response whose form is not published: lists of nothing else, and single ones. What stands within a
 * record is its own.
 */
export function matchedRecords(response: unknown, at: Path = []): readonly RecordsAt[] {
  if (typeof response !== 'object' || response === null || at.length > deepest) return [];
  if (isRecord(response)) return [{ at, records: response }];
  if (Array.isArray(response) && response.length > 0 && response.every(isRecord))
    return [{ at, records: response }];
  const members = Array.isArray(response) ? response.entries() : Object.entries(response);
  return [...members].flatMap(([step, member]) => matchedRecords(member, [...at, step]));
}
