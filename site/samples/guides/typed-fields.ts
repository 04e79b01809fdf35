import type { Client } from '@relab/client';
import { createRecord, getFieldValue, getRecord } from '@relab/client/records';
import { createInput } from '@relab/client/schema';
import { Instrument__c as Instrument, Loan__c as Loan } from './records.ts';

// #region read
/** The name of the lent instrument is a string for the compiler, and its daily rate a number or null. */
export async function describeLoan(client: Client, recordId: string): Promise<string> {
  const loan = await getRecord(client, {
    recordId,
    fields: [Loan.Name, Loan.Instrument__r.Name, Loan.Instrument__r.DailyRate__c],
  });
  const rate: number | null | undefined = getFieldValue(loan, Loan.Instrument__r.DailyRate__c);
  return `${loan.fields.Name.value} has ${getFieldValue(loan, Loan.Instrument__r.Name)} at ${rate ?? 0} a day`;
}
// #endregion read

// #region create
/** A picklist takes its values alone, and a required field cannot be left out: either is an error of types. */
export async function addBalance(client: Client, name: string): Promise<string> {
  const input = createInput(Instrument, { Name: name, Kind__c: 'Balance', DailyRate__c: 15 });
  return (await createRecord(client, input)).id;
}
// #endregion create
