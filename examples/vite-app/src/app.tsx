import { getCurrentUser, signOut } from '@relab/client/identity';
import { useRead, useWrite } from '@relab/react';
import { type ReactNode, useState } from 'react';
import { EditInstrument } from './edit-instrument.tsx';
import { InstrumentList } from './instrument-list.tsx';
import { NewInstrument } from './new-instrument.tsx';
import { QueueStatus } from './queue-status.tsx';
import { SignIn } from './sign-in.tsx';
import { useQueue } from './use-queue.ts';

export function App(): ReactNode {
  const { data, error, refresh } = useRead(getCurrentUser, {});
  if (data?.user) return <Workplace userId={data.user.userId} name={data.user.firstName} />;
  if (data) return <SignIn />;
  if (!error) return <p>Loading…</p>;
  return (
    <p role="alert">
      {error.message}{' '}
      <button type="button" onClick={refresh}>
        Try again
      </button>
    </p>
  );
}

function Workplace({ userId, name }: { readonly userId: string; readonly name: string }): ReactNode {
  const queue = useQueue(userId);
  const { send, error } = useWrite(signOut);
  const [recordId, setRecordId] = useState<string>();
  return (
    <>
      <header>
        <h1>Instruments</h1>
        <p>
          {name}{' '}
          <button type="button" onClick={() => send({})}>
            Sign out
          </button>
        </p>
      </header>
      {error && <p role="alert">{error.message}</p>}
      {queue && <QueueStatus queue={queue} />}
      <main>
        <section>
          <InstrumentList chosen={recordId} onChoose={setRecordId} />
          <NewInstrument />
        </section>
        {recordId && <EditInstrument key={recordId} recordId={recordId} />}
      </main>
    </>
  );
}
