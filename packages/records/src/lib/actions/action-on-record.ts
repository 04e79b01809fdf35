import { notFound } from '@relab/server/http';
import { invalidInput } from '../errors.ts';
import type { Reader } from '../objects/access.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { findAction, type NamedAction } from './quick-action.ts';
import { type RecordFacts, readFacts } from './record-facts.ts';

/** An action, and the record that it is done with, if any. */
export interface ActionOnRecord {
  readonly found: NamedAction;
  readonly parent: RecordFacts | undefined;
}

/** Unknown actions and those that the caller may not do look the same. */
export function requireAction(
  apiName: string,
  near: Parameters<typeof findAction>[1],
  reader: Reader,
): NamedAction {
  const found = findAction(apiName, near, reader);
  if (!found) throw notFound();
  return found;
}

/** One statement where a record is named, else none. Throws NOT_FOUND for the action, and as `readFacts` for the record. */
export async function findActionOnRecord(
  apiName: string,
  recordId: string | undefined,
  context: RecordsContext,
  lock = false,
): Promise<ActionOnRecord> {
  const [parent] = recordId ? await readFacts([recordId], context, lock) : [];
  return { found: requireAction(apiName, parent?.object, context), parent };
}

const isOffered = ({ found, parent }: ActionOnRecord): boolean =>
  parent?.quickActions.some(({ apiName }) => apiName === found.apiName) === true;

/**
 * An action of an object is done with one of its records, and only where its formula holds and the caller may do it. Throws
 * INVALID_INPUT.
 */
export function requireDoable({ found, parent }: ActionOnRecord, { objects }: Reader): void {
  if (!found.on) return;
  const { elsewhere, notHere } = objects.texts.actions;
  if (parent?.object !== found.on) throw invalidInput(elsewhere(found.apiName, found.on.apiName));
  if (!isOffered({ found, parent })) throw invalidInput(notHere(found.apiName));
}

/** Throws NOT_FOUND for an action that is not offered on the record, where one is named. */
export function requireOffered(action: ActionOnRecord): void {
  if (action.parent && action.found.on && !isOffered(action)) throw notFound();
}
