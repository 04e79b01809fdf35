// #region app
import { type Client, createClient } from '@relab/client';
import { getCurrentUser, signIn } from '@relab/client/identity';
import { RelabProvider, useRead, useWriteAction } from '@relab/react';
import { type ReactNode, useState } from 'react';
import { AccountForm } from './account-form.tsx';
import { AccountList } from './account-list.tsx';

/** The page's own origin answers the calls: in development Vite hands them on to the server. */
export const createAppClient = (): Client => createClient({ fetch: (url, init) => fetch(url, init) });

export function App({ client }: { readonly client: Client }): ReactNode {
  return (
    <RelabProvider client={client}>
      <Desk />
    </RelabProvider>
  );
}

function Desk(): ReactNode {
  const { data, error } = useRead(getCurrentUser, {});
  const [accountId, setAccountId] = useState<string>();
  if (!data) return <p>{error ? error.message : 'Loading…'}</p>;
  if (!data.user) return <SignIn />;
  return (
    <main>
      <h1>Hello {data.user.firstName}</h1>
      <AccountList onSelect={setAccountId} />
      {accountId && <AccountForm key={accountId} recordId={accountId} />}
    </main>
  );
}
// #endregion app

// #region sign-in
function SignIn(): ReactNode {
  const [{ error }, action, pending] = useWriteAction(signIn, (form: FormData) => ({
    email: String(form.get('email')),
    password: String(form.get('password')),
  }));
  return (
    <form action={action}>
      <label>
        E-mail <input name="email" type="email" autoComplete="username" required />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <button type="submit" disabled={pending}>
        Sign in
      </button>
      {error && <p role="alert">{error.message}</p>}
    </form>
  );
}
// #endregion sign-in
