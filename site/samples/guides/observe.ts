import type { Client } from '@relab/client';
import { createRecord, getListRecordsByName } from '@relab/client/records';

// #region observe
/** Counts the instruments of a list, and again after each write that changes it. */
export function countInstruments(client: Client, show: (count: number) => void): () => void {
  const config = { objectApiName: 'Instrument__c', listViewApiName: 'All' } as const;
  return getListRecordsByName.observe(client, config, ({ data }) => {
    if (data) show(data.records.length);
  });
}

/** Knows nothing of the list above, and still has it right before it resolves. */
export const addMicroscope = (client: Client, name: string): Promise<unknown> =>
  createRecord(client, { apiName: 'Instrument__c', fields: { Name: name, Kind__c: 'Microscope' } });
// #endregion observe
