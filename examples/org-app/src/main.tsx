import { RelabProvider } from '@relab/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { client, session, settingProblem } from './org.ts';
import './style.css';

const root = createRoot(document.getElementById('root') as HTMLElement);

if (!session || !client) {
  root.render(<p role="alert">{settingProblem}</p>);
} else {
  // Where the org has just sent somebody back, the sign-in ends here; then the app goes on where it was.
  const signedIn = await session.completeSignIn().catch((error: Error) => error);
  if (signedIn && !(signedIn instanceof Error)) history.replaceState(null, '', signedIn.returnTo);
  await session.ready();
  root.render(
    <StrictMode>
      <RelabProvider client={client}>
        <App session={session} problem={signedIn instanceof Error ? signedIn.message : undefined} />
      </RelabProvider>
    </StrictMode>,
  );
}
