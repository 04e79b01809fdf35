import { updateRecord } from '@relab/client/records';
import { updateInput } from '@relab/client/schema';
import { useWrite } from '@relab/react';
import { useRecord } from '@relab/react/records';
import type { ReactNode } from 'react';
import { InstrumentForm } from './instrument-form.tsx';
import { instrumentFields } from './instruments.ts';
import { Instrument__c } from './records.ts';

/** The list beside it shows what is saved at once, and what was there before if the server rejects it. */
export function EditInstrument({ recordId }: { readonly recordId: string }): ReactNode {
  const { data, error: failure } = useRecord({ recordId, fields: instrumentFields });
  const { send, pending, error } = useWrite(updateRecord, { optimistic: true });
  if (!data) return failure ? <p role="alert">{failure.message}</p> : <p>Loading…</p>;
  const { Name, Room__c, Status__c } = data.fields;
  return (
    <InstrumentForm
      title={`Edit ${Name.value}`}
      values={{ Name: Name.value, Room__c: Room__c.value, Status__c: Status__c.value }}
      pending={pending}
      error={error}
      onSave={(values) => void send(updateInput(Instrument__c, recordId, values))}
    />
  );
}
