import type { OrgSession } from '@relab/client/org';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Accounts } from './accounts.tsx';

interface AppProps {
  readonly session: OrgSession;
  /** Why the last sign-in did not work. */
  readonly problem: string | undefined;
}

export function App({ session, problem }: AppProps): ReactNode {
  const userId = useSyncExternalStore(session.listen, () => session.user()?.userId);
  return (
    <>
      <header>
        <h1>Accounts</h1>
        {userId ? (
          <button type="button" onClick={() => session.signOut()}>
            Sign out
          </button>
        ) : (
          <button type="button" onClick={() => session.signIn()}>
            Sign in
          </button>
        )}
      </header>
      {problem && !userId && <p role="alert">{problem}</p>}
      {userId ? <Accounts /> : <p>Sign in at your org to see its accounts.</p>}
    </>
  );
}
