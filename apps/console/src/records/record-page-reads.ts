import type { Client } from '@relab/client';
import {
  getPathLayout,
  getRecordActions,
  getRecordAvatars,
  getRecordUi,
  recordTypeIdOf,
} from '@relab/client/records';

/** One request has the record, its description and its layouts. */
export const recordUiConfig = (
  recordId: string,
): {
  readonly recordIds: readonly string[];
  readonly layoutTypes: readonly ['Full', 'Compact'];
  readonly modes: readonly ['View', 'Edit'];
} => ({ recordIds: [recordId], layoutTypes: ['Full', 'Compact'], modes: ['View', 'Edit'] });

export const recordActionsConfig = (
  recordId: string,
): {
  readonly recordIds: readonly string[];
  readonly sections: readonly string[];
  readonly formFactor: 'Large';
} => ({ recordIds: [recordId], sections: ['Page'], formFactor: 'Large' });

/** Reads what the first sight of a record needs, as far as it is not cached: its page then opens without a request. */
export async function preloadRecord(client: Client, recordId: string): Promise<void> {
  void getRecordActions(client, recordActionsConfig(recordId)).catch(() => {});
  void getRecordAvatars(client, { recordIds: [recordId] }).catch(() => {});
  const { records, objectInfos } = await getRecordUi(client, recordUiConfig(recordId));
  const record = records[recordId];
  if (!record || objectInfos[record.apiName]?.pathFieldApiName === null) return;
  await getPathLayout(client, { objectApiName: record.apiName, recordTypeId: recordTypeIdOf(record) });
}
