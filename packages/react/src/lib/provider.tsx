import type { Client } from '@relab/client';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { createSuspendedReads, type SuspendedReads } from './suspended-reads.ts';

const ClientContext = createContext<Client | undefined>(undefined);
const SuspendedReadsContext = createContext<SuspendedReads | undefined>(undefined);

/** The client may be exchanged: hooks below then read through the new one. */
export interface RelabProviderProps {
  readonly client: Client;
  readonly children?: ReactNode;
}

/** Gives the components below the client that their reads and writes go through. */
export function RelabProvider({ client, children }: RelabProviderProps): ReactNode {
  const [suspended] = useState(createSuspendedReads);
  return (
    <ClientContext.Provider value={client}>
      <SuspendedReadsProvider suspended={suspended}>{children}</SuspendedReadsProvider>
    </ClientContext.Provider>
  );
}

export interface SuspendedReadsProviderProps {
  readonly suspended: SuspendedReads;
  readonly children?: ReactNode;
}

/** Those who wait below are given up with this component. */
export function SuspendedReadsProvider({ suspended, children }: SuspendedReadsProviderProps): ReactNode {
  useEffect(() => suspended.open(), [suspended]);
  return <SuspendedReadsContext.Provider value={suspended}>{children}</SuspendedReadsContext.Provider>;
}

/**
 * The client of the nearest `RelabProvider`, for calls that no hook makes. Throws where there is no provider above.
 */
export function useClient(): Client {
  return provided(useContext(ClientContext));
}

export function useSuspendedReads(): SuspendedReads {
  return provided(useContext(SuspendedReadsContext));
}

function provided<Value>(value: Value | undefined): Value {
  if (!value) throw new Error('There is no client: put a RelabProvider around the component.');
  return value;
}
