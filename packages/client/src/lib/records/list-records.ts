import * as calls from '@relab/contract/records';
import { recordsOf } from '@relab/store';
import { readAdapter } from '../read-adapter.ts';
import { mendRecords } from './mend-records.ts';
import { representedFields } from './represented-fields.ts';

/** One page of a list view. Its records are held once each: a change of one shows here too. */
export const getListRecordsByName = readAdapter(calls.getListRecordsByName, {
  // D-123: names of objects and lists differ in case only by chance.
  scope: ({ objectApiName, listViewApiName }) => `${objectApiName}/${listViewApiName}`.toLowerCase(),
  keyed: ({ objectApiName: _, listViewApiName: __, ...rest }) => rest,
  query: (client, key) => recordsOf(client.store).listQuery(key),
  publish: (client, key, _, { records: page, ...value }) => {
    const records = recordsOf(client.store);
    const optionalFields = [...new Set(page.flatMap((record) => representedFields(record)))].sort();
    const { lifetime } = calls.getListRecordsByName;
    const torn = page.flatMap((record) =>
      records.publish(record, calls.getRecord.lifetime, { optional: optionalFields }),
    );
    client.store.publish(
      key,
      { value, member: 'records', ids: page.map(({ id }) => id), fields: [], optionalFields },
      lifetime,
    );
    mendRecords(client, torn);
  },
});
