import { type ReactNode, useSyncExternalStore } from 'react';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { useSession } from './session.tsx';
import { SignInForm } from './sign-in-form.tsx';
import * as texts from './texts.ts';
import { useUser } from './user.tsx';

/** Asks for the password above what is on the page, which stays as it is. */
export function EndedSession(): ReactNode {
  const sessionKeeper = useSession();
  const { email } = useUser();
  const hasEnded = useSyncExternalStore(sessionKeeper.subscribe, sessionKeeper.hasEnded);
  return (
    <ModalDialog isOpen={hasEnded} title={texts.sessionEnded}>
      <p>{texts.sessionEndedHint}</p>
      <SignInForm email={email} onSubmit={sessionKeeper.resume} />
    </ModalDialog>
  );
}
