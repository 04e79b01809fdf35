import type { Client } from '@relab/client';
import type { getListRecordsByName } from '@relab/client/records';
import type { ObjectInfo, RecordRepresentation } from '@relab/contract/records';
import { recordNameOf } from '../fields/record-field.ts';
import type { RunProgress } from './batch-dialog.tsx';
import type { BatchItem } from './batch-run.ts';
import { collectRecords } from './collect-records.ts';

/** The records that something is done with: those that are selected, or all of a list. */
export interface BulkTarget {
  readonly objectInfo: ObjectInfo;
  /** Which records the list has. */
  readonly config: Parameters<typeof getListRecordsByName>[1];
  readonly isAll: boolean;
  readonly selected: ReadonlySet<string>;
  /** Of those that are loaded: for their names. */
  readonly records: readonly RecordRepresentation[];
}

/** The fields by which people know a record. */
export const nameFieldsOf = ({ apiName, fields, nameFields }: ObjectInfo): readonly string[] => {
  const named = Object.values(fields).find(({ nameField }) => nameField)?.apiName ?? nameFields[0];
  return named ? [`${apiName}.${named}`] : [`${apiName}.Id`];
};

/** What is meant now; a list is gone through page by page first, so that nothing moves while it is changed. */
export async function targetItems(
  client: Client,
  { objectInfo, config, isAll, selected, records }: BulkTarget,
  signal: AbortSignal,
  onProgress: (progress: RunProgress) => void,
): Promise<readonly BatchItem[]> {
  const itemOf = (record: RecordRepresentation): BatchItem => ({
    id: record.id,
    label: recordNameOf(objectInfo, record.fields) ?? record.id,
    fields: {},
  });
  if (!isAll) {
    const loaded = new Map(records.map((record) => [record.id, record]));
    return [...selected].map((id) => {
      const record = loaded.get(id);
      return record ? itemOf(record) : { id, label: id, fields: {} };
    });
  }
  const items: BatchItem[] = [];
  for await (const page of collectRecords({ client, config, fields: nameFieldsOf(objectInfo), signal })) {
    items.push(...page.map(itemOf));
    onProgress({ done: items.length, total: undefined });
  }
  return signal.aborted ? [] : items;
}
