import * as calls from '@relab/contract/records';
import { recordsOf } from '@relab/store';
import { readAdapter } from '../read-adapter.ts';
import { publishAnswer } from './record-answer.ts';

/** One page of a list view. Its records are held once each: a change of one shows here too. */
export const getListRecordsByName = readAdapter(calls.getListRecordsByName, {
  // D-123: names of objects and lists differ in case only by chance.
  scope: ({ objectApiName, listViewApiName }) => `${objectApiName}/${listViewApiName}`.toLowerCase(),
  keyed: ({ objectApiName: _, listViewApiName: __, ...rest }) => rest,
  query: (client, key) => recordsOf(client.store).documentQuery(key),
  publish: (client, key, _, answer) =>
    publishAnswer(client, key, answer, calls.listRecordsLifetime, [
      { at: ['records'], records: answer.records },
    ]),
  isTouched: (change, { config }) =>
    change.kind === 'record' &&
    (change.objectApiName === undefined ||
      change.objectApiName.toLowerCase() === config.objectApiName.toLowerCase()),
});
