import type { Client } from '@relab/client';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { createWaitingRoom, type WaitingRoom } from './waiting-room.ts';

const ClientContext = createContext<Client | undefined>(undefined);
const RoomContext = createContext<WaitingRoom | undefined>(undefined);

export interface RelabProviderProps {
  readonly client: Client;
  readonly children?: ReactNode;
}

/** Gives the components below the client that their reads and writes go through. */
export function RelabProvider({ client, children }: RelabProviderProps): ReactNode {
  const [room] = useState(createWaitingRoom);
  return (
    <ClientContext value={client}>
      <Room room={room}>{children}</Room>
    </ClientContext>
  );
}

export interface RoomProps {
  readonly room: WaitingRoom;
  readonly children?: ReactNode;
}

/** Those who wait below are given up with this component. */
export function Room({ room, children }: RoomProps): ReactNode {
  useEffect(() => room.open(), [room]);
  return <RoomContext value={room}>{children}</RoomContext>;
}

export function useClient(): Client {
  return provided(useContext(ClientContext));
}

export function useRoom(): WaitingRoom {
  return provided(useContext(RoomContext));
}

function provided<Value>(value: Value | undefined): Value {
  if (!value) throw new Error('There is no client: put a RelabProvider around the component.');
  return value;
}
