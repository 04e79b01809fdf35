import { normalizeId } from '@relab/contract';
import { compareVersions, isRecord, recordsOf, type StoredRecord } from '@relab/store';
import { announce, type RecordChange } from '../change.ts';
import type { Client } from '../client.ts';
import { invalidate } from '../invalidate.ts';
import { createThrottle, type Throttle } from '../throttle.ts';
import type { AskedAgain } from './ask-again.ts';
import { forgetRecord } from './forget-record.ts';
import { type RecordBefore, recordBefore, recordChange } from './record-change.ts';
import { readAgain, readsOf } from './taken-records.ts';

/** A record that somebody has changed by another way than this client. */
export interface RecordNotice {
  readonly recordId: string;
}

const warning = 'More than 60 record notifications in 60 s: those above are dropped.';

/** D-278: one for each client. */
function isLetThrough(client: Client): boolean {
  const held = client.parts.get('notifications') as Throttle | undefined;
  const throttle = held ?? createThrottle({ now: client.store.now, warn: () => console.warn(warning) });
  client.parts.set('notifications', throttle);
  return throttle.pass();
}

/** The version and all values are those that were held. */
function isSame({ record, values }: RecordBefore, answer: StoredRecord): boolean {
  if (!record || compareVersions(record, answer) !== 0) return false;
  return Object.entries(answer.fields).every(
    ([name, { value }]) => values.get(name) === (isRecord(value) ? value.id : value),
  );
}

/** What has become of a record that was asked for again; nothing where it is the same, or where no answer came. */
function changesOf(client: Client, before: RecordBefore, asked: AskedAgain): readonly RecordChange[] {
  const { id, record: answer, error } = asked;
  if (answer) {
    return isSame(before, answer) ? [] : [recordChange(client, { operation: 'update', id, answer, before })];
  }
  if (error?.status !== 404) return [];
  forgetRecord(client, id);
  return [recordChange(client, { operation: 'delete', id, before })];
}

/**
 * Says that records were changed by another way. Those that are held count as stale; those that are observed are asked
 * for again in one request for each object, with all fields that are held of them, and then the lists that their changes
 * touch. 60 calls in 60 s get through (D-278), those above are dropped with one warning. Resolves when the answers
 * are in, also where they failed: what is held is stale then.
 */
export async function notifyRecordUpdateAvailable(
  client: Client,
  notices: readonly RecordNotice[],
): Promise<void> {
  if (!isLetThrough(client)) return;
  const records = recordsOf(client.store);
  const ids = [...new Set(notices.map(({ recordId }) => normalizeId(String(recordId))))];
  const observed = ids.filter((id) => records.isObserved(id) && records.held(id));
  const others = ids.filter((id) => !observed.includes(id));
  const befores = new Map(observed.map((id) => [id, recordBefore(client, id)]));
  for (const id of observed) records.invalidate(id);
  const starts = others.map(readsOf);
  await Promise.all([
    invalidate(client, (key) => starts.some((start) => key.startsWith(start))),
    announce(
      client,
      others
        .filter((id) => records.held(id))
        .map((id) => recordChange(client, { operation: 'update', id, before: recordBefore(client, id) })),
    ),
    readAgain(client, observed).then((asked) =>
      announce(
        client,
        asked.flatMap((one) => changesOf(client, befores.get(one.id) ?? recordBefore(client, one.id), one)),
      ),
    ),
  ]);
}
