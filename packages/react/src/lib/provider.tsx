import type { Client } from '@relab/client';
import { createContext, type ReactNode, useContext } from 'react';

const ClientContext = createContext<Client | undefined>(undefined);

export interface RelabProviderProps {
  readonly client: Client;
  readonly children?: ReactNode;
}

/** Gives the components below the client that their reads and writes go through. */
export function RelabProvider({ client, children }: RelabProviderProps): ReactNode {
  return <ClientContext value={client}>{children}</ClientContext>;
}

export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('There is no client: put a RelabProvider around the component.');
  return client;
}
