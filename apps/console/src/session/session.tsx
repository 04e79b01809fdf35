import { createContext, type ReactNode, useContext } from 'react';
import type { SessionKeeper } from './session-keeper.ts';

const SessionContext = createContext<SessionKeeper | undefined>(undefined);

export interface SessionProviderProps {
  readonly sessionKeeper: SessionKeeper;
  readonly children: ReactNode;
}

export function SessionProvider({ sessionKeeper, children }: SessionProviderProps): ReactNode {
  return <SessionContext value={sessionKeeper}>{children}</SessionContext>;
}

export function useSession(): SessionKeeper {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no SessionProvider above the component.');
  return session;
}
