import { getListRecordsByName, updateRecord } from '@relab/client/records';
import { connect } from '../server/connect.ts';

// #region script
/** Marks the loans that are open as returned, and says how many there were. */
export async function returnAll(base: string, secret: string): Promise<number> {
  const client = await connect(base, 'lending-desk', secret);
  const open = await getListRecordsByName(client, {
    objectApiName: 'Loan__c',
    listViewApiName: 'Open',
    pageSize: 100,
  });
  for (const { id } of open.records) {
    await updateRecord(client, { recordId: id, fields: { Returned__c: true } });
  }
  return open.records.length;
}
// #endregion script
