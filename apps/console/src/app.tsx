import { getCurrentUser, signIn } from '@relab/client/identity';
import { RelabProvider, useRead } from '@relab/react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { CommandsProvider } from './commands/commands.tsx';
import { locale } from './language/language.ts';
import { PageOutlet } from './page-outlet.tsx';
import { Router } from './routing/router.tsx';
import type { ConsoleClient } from './session/console-client.ts';
import { EndedSession } from './session/ended-session.tsx';
import { SignInPage } from './session/sign-in-page.tsx';
import { UserProvider } from './session/user.tsx';
import { Shell } from './shell/shell.tsx';
import { ReadError } from './ui/read-state.tsx';
import { ToastProvider } from './ui/toast.tsx';

export function App({ client, sessionKeeper }: ConsoleClient): ReactNode {
  return (
    <I18nProvider locale={locale}>
      <RelabProvider client={client}>
        <SignedIn client={client} sessionKeeper={sessionKeeper} />
      </RelabProvider>
    </I18nProvider>
  );
}

function SignedIn({ client, sessionKeeper }: ConsoleClient): ReactNode {
  const { data, error, refresh } = useRead(getCurrentUser, {});
  if (!data) return error ? <ReadError error={error} onRetry={refresh} /> : null;
  if (!data.user) return <SignInPage onSubmit={(credentials) => signIn(client, credentials)} />;
  return (
    <UserProvider user={data.user}>
      <Router>
        <CommandsProvider>
          <ToastProvider>
            <Shell>
              <PageOutlet />
            </Shell>
            <EndedSession sessionKeeper={sessionKeeper} />
          </ToastProvider>
        </CommandsProvider>
      </Router>
    </UserProvider>
  );
}
