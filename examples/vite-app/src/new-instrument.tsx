import { createRecord, getListRecordsByName } from '@relab/client/records';
import { createInput } from '@relab/client/schema';
import { useClient, useWrite } from '@relab/react';
import type { ReactNode } from 'react';
import { InstrumentForm } from './instrument-form.tsx';
import { instrumentList } from './instruments.ts';
import { Instrument__c } from './records.ts';

/** The list shows the new instrument first, until it knows its place. */
export function NewInstrument(): ReactNode {
  const client = useClient();
  const { send, pending, error } = useWrite(createRecord, { optimistic: true });
  const list = getListRecordsByName.source(client, instrumentList);
  return (
    <InstrumentForm
      title="Add an instrument"
      pending={pending}
      error={error}
      onSave={async (values, form) => {
        const created = await send(createInput(Instrument__c, values), list ? { into: [list] } : {});
        if (created) form.reset();
      }}
    />
  );
}
