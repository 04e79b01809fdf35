import { updateRecord } from '@relab/client/records';
import { useWrite } from '@relab/react';
import { useRecord } from '@relab/react/records';
import type { ReactNode } from 'react';
import { Instrument__c as Instrument } from './records.ts';

// #region rate
export function DailyRate({ recordId }: { readonly recordId: string }): ReactNode {
  const { data } = useRecord({ recordId, fields: [Instrument.Name, Instrument.DailyRate__c] });
  const { send, error } = useWrite(updateRecord, { optimistic: true });
  if (!data) return <p>Loading…</p>;
  const { Name, DailyRate__c } = data.fields;
  const rate = DailyRate__c.value ?? 0;
  return (
    <>
      <p>
        {Name.value}: <output>{rate}</output>
      </p>
      <button type="button" onClick={() => send({ recordId, fields: { DailyRate__c: rate - 10 } })}>
        10 less
      </button>
      {error && <p role="alert">{error.fieldMessages.DailyRate__c ?? error.message}</p>}
    </>
  );
}
// #endregion rate
