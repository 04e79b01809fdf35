import type { Client } from '@relab/client';
import { getRecord } from '@relab/client/records';
import { type ReactNode, useState } from 'react';
import { RelabProvider } from './provider.tsx';
import { ReadBoundary } from './read-boundary.tsx';
import { useSuspendingRead } from './use-suspending-read.ts';

function Account({ index, field = 'Name' }: { readonly index: number; readonly field?: string }) {
  const [isClicked, setClicked] = useState(false);
  const recordId = `00100000000000${index}AAA`;
  const { fields } = useSuspendingRead(getRecord, { recordId, fields: [`Account.${field}`] });
  return (
    <p>
      {String(fields[field]?.value)}
      <button type="button" onClick={() => setClicked(true)}>
        {isClicked ? '!' : '?'}
      </button>
    </p>
  );
}

/** A page whose first record is there with the shell, and whose second comes when it comes. */
export const streamedPage = (client: Client): ReactNode => (
  <RelabProvider client={client}>
    <main>
      <Account index={1} />
      <ReadBoundary fallback="waiting">
        <Account index={2} />
        <Account index={1} field="City" />
      </ReadBoundary>
    </main>
  </RelabProvider>
);
