'use client';

import { createClient } from '@relab/client';
import { RelabProvider } from '@relab/react';
import { useListRecordsByName, useRelatedListRecords } from '@relab/react/records';
import { type ReactNode, useState } from 'react';
import { bookingsOf, instrumentList } from '../lib/instruments.ts';

/** Continues with the cache that the server has filled. */
export function Board({ state }: { readonly state: unknown }): ReactNode {
  const [client] = useState(() => createClient({ state, fetch: (url, init) => fetch(url, init) }));
  return (
    <RelabProvider client={client}>
      <h1>Instruments</h1>
      <Instruments />
    </RelabProvider>
  );
}

function Instruments(): ReactNode {
  const { data, error } = useListRecordsByName(instrumentList);
  const [open, setOpen] = useState<string>();
  if (!data) return <p role="alert">{error?.message}</p>;
  return (
    <ul>
      {data.records.map(({ id, fields: { Name, Room__c, Status__c } }) => (
        <li key={id}>
          <button type="button" aria-expanded={open === id} onClick={() => setOpen(id)}>
            {Name.value}
          </button>{' '}
          {Room__c.value} {Status__c.displayValue}
          {open === id && <Bookings instrumentId={id} />}
        </li>
      ))}
    </ul>
  );
}

function Bookings({ instrumentId }: { readonly instrumentId: string }): ReactNode {
  const { data, error } = useRelatedListRecords(bookingsOf(instrumentId));
  if (!data) return <p>{error?.message ?? 'Loading…'}</p>;
  if (data.records.length === 0) return <p>No bookings.</p>;
  return (
    <ol>
      {data.records.map(({ id, fields: { Name, Day__c } }) => (
        <li key={id}>
          {Day__c.value}: {Name.value}
        </li>
      ))}
    </ol>
  );
}
