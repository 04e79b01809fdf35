import { getCurrentUser, signIn } from '@relab/client/identity';
import { RelabProvider, useClient, useRead } from '@relab/react';
import { LabelsProvider } from '@relab/toolkit/labels';
import { type ReactNode, useCallback } from 'react';
import { I18nProvider } from 'react-aria-components';
import { CommandsProvider } from './commands/commands.tsx';
import { FavoritesProvider } from './favorites/favorites.tsx';
import { locale } from './language/language.ts';
import { PageOutlet } from './page-outlet.tsx';
import { isPageCached } from './page-view.ts';
import { Router } from './routing/router.tsx';
import { Connection } from './session/connection.tsx';
import type { ConsoleClient } from './session/console-client.ts';
import { EndedSession } from './session/ended-session.tsx';
import { NoWork } from './session/no-work.tsx';
import { SessionProvider } from './session/session.tsx';
import { SignInPage } from './session/sign-in-page.tsx';
import { UserProvider } from './session/user.tsx';
import { useHasWork } from './session/work.ts';
import { Shell } from './shell/shell.tsx';
import { FailureBoundary } from './ui/failure-boundary.tsx';
import { ReadError } from './ui/read-state.tsx';
import { ToastProvider } from './ui/toast.tsx';

/** One mark of required fields, in forms of records and in all others. */
const labels = { required: '*' } as const;

export function App({ client, sessionKeeper }: ConsoleClient): ReactNode {
  return (
    <I18nProvider locale={locale}>
      <FailureBoundary>
        <LabelsProvider labels={labels}>
          <RelabProvider client={client}>
            <SessionProvider sessionKeeper={sessionKeeper}>
              <SignedIn client={client} />
            </SessionProvider>
          </RelabProvider>
        </LabelsProvider>
      </FailureBoundary>
    </I18nProvider>
  );
}

function SignedIn({ client }: Pick<ConsoleClient, 'client'>): ReactNode {
  const { data, error, refresh } = useRead(getCurrentUser, {});
  if (!data) return error ? <ReadError error={error} onRetry={() => void refresh()} /> : null;
  if (!data.user) return <SignInPage onSubmit={(credentials) => signIn(client, credentials)} />;
  return (
    <UserProvider user={data.user}>
      <Connection>
        <Console />
      </Connection>
      <EndedSession />
    </UserProvider>
  );
}

function Console(): ReactNode {
  const client = useClient();
  const isCached = useCallback((url: URL) => isPageCached(client, url), [client]);
  const hasWork = useHasWork();
  if (hasWork === false) return <NoWork />;
  return (
    <Router isCached={isCached}>
      <CommandsProvider>
        <ToastProvider>
          <FavoritesProvider>
            <Shell>
              <PageOutlet />
            </Shell>
          </FavoritesProvider>
        </ToastProvider>
      </CommandsProvider>
    </Router>
  );
}
