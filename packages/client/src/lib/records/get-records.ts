import { type ConfigFor, normalizeId } from '@relab/contract';
import type { BatchRecords } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import { readAdapter } from '../adapters/read-adapter.ts';
import type { ReadAdapter } from '../adapters/read-methods.ts';
import type { TypedReadAdapter } from '../schema/typed-read-adapter.ts';
import { joined } from '../sources/joined-source.ts';
import { namesIn } from '../values/names-in.ts';
import { getRecord } from './get-record.ts';
import { normalizeRecordConfig } from './record-config.ts';

/** Some records and the fields to read of them. */
export type RecordGroup = ConfigFor<typeof calls.getRecords>;

/** The documented form: groups of records, each with fields of its own. */
export interface RecordGroups {
  readonly records: readonly RecordGroup[];
}

const groupsOf = (config: RecordGroup | RecordGroups): readonly RecordGroup[] =>
  'records' in config ? config.records : [config];

const idsOf = ({ recordIds }: RecordGroup): readonly string[] => namesIn(recordIds);

function normalizeGroup(group: RecordGroup): RecordGroup {
  const [first = '', ...rest] = idsOf(group);
  const { recordId, ...fields } = normalizeRecordConfig({ ...group, recordId: first });
  return { ...fields, recordIds: [recordId, ...rest.map(normalizeId)] };
}

const read = readAdapter<typeof calls.getRecords, RecordGroup | RecordGroups>(calls.getRecords, {
  normalize: (config) => {
    const groups = groupsOf(config).map(normalizeGroup);
    // The call's own check requires ids, in whatever position.
    return groups.length === 1 && groups[0]
      ? groups[0]
      : ({ recordIds: groups.flatMap(idsOf), records: groups } as RecordGroup & RecordGroups);
  },
  create: joined({
    parts: (client, config) =>
      groupsOf(config).flatMap(({ recordIds, ...fields }) =>
        [recordIds].flat().map((recordId) => getRecord.source(client, { ...fields, recordId })),
      ),
    combine: (items) => ({
      hasErrors: items.some(({ statusCode }) => statusCode !== 200),
      results: items as BatchRecords['results'],
    }),
  }),
});

/**
 * Records by their ids, each by its own status (D-104 to D-110). They are single reads put together: what is cached is not
 * requested, and the rest goes out as one request.
 */
export const getRecords = read as ReadAdapter<RecordGroups, BatchRecords> &
  TypedReadAdapter<RecordGroup, BatchRecords>;
