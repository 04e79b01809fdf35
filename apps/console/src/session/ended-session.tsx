import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { useSession } from './session.tsx';
import type { SessionKeeper } from './session-keeper.ts';
import { SignInForm } from './sign-in-form.tsx';
import * as texts from './texts.ts';
import { useUser } from './user.tsx';

/** Asks for the password above what is on the page, which stays as it is. */
export function EndedSession(): ReactNode {
  const sessionKeeper = useSession();
  const { email } = useUser();
  useVerifiedOnReturn(sessionKeeper);
  const hasEnded = useSyncExternalStore(sessionKeeper.subscribe, sessionKeeper.hasEnded);
  return (
    <ModalDialog isOpen={hasEnded} title={texts.sessionEnded}>
      <p>{texts.sessionEndedHint}</p>
      <SignInForm email={email} onSubmit={sessionKeeper.resume} />
    </ModalDialog>
  );
}

/** Milliseconds after which somebody who comes back to the tab may find the session over. */
const absence = 60_000;

function useVerifiedOnReturn({ verify }: SessionKeeper): void {
  useEffect(() => {
    let leftAt = Number.POSITIVE_INFINITY;
    const onChange = (): void => {
      if (document.visibilityState === 'hidden') leftAt = Date.now();
      else if (Date.now() - leftAt > absence) void verify();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [verify]);
}
