import type { RecordsContext } from '../query/records-context.ts';
import { type RecordFacts, readFacts } from './record-facts.ts';

/** The record that an action stands on; undefined where none is given. One statement. Throws as `readFacts`. */
export async function requireParent(
  recordId: string | undefined,
  context: RecordsContext,
  lock = false,
): Promise<RecordFacts | undefined> {
  if (recordId === undefined || recordId === '') return undefined;
  return (await readFacts([recordId], context, lock))[0];
}
