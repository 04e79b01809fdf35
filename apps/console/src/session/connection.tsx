import { type QueuedWrite, queueWrites, type WriteQueue } from '@relab/client/offline';
import { shareTabs } from '@relab/client/tabs';
import { useClient } from '@relab/react';
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useUser } from './user.tsx';

const QueueContext = createContext<WriteQueue | undefined>(undefined);

/**
 * Ties the page to the user's other tabs, which hear of what is written here, and lets writes of records wait while there is
 * no network.
 */
export function Connection({ children }: { readonly children: ReactNode }): ReactNode {
  const client = useClient();
  const { userId } = useUser();
  const [queue, setQueue] = useState<WriteQueue>();
  useEffect(() => {
    const owner = { user: userId, org: window.location.origin };
    const stopSharing = shareTabs(client, owner);
    const opened = queueWrites(client, owner);
    setQueue(opened);
    return () => {
      stopSharing();
      opened.end();
    };
  }, [client, userId]);
  return <QueueContext value={queue}>{children}</QueueContext>;
}

/** Writes that wait for the network, and those that the server has refused since. */
export interface QueuedWrites {
  readonly pending: readonly QueuedWrite[];
  readonly rejected: readonly QueuedWrite[];
  retry(id: string): Promise<void>;
  dismiss(id: string): Promise<void>;
}

const none: readonly QueuedWrite[] = [];
const noNews = (): (() => void) => () => {};

export function useQueuedWrites(): QueuedWrites {
  const queue = useContext(QueueContext);
  const subscribe = queue?.subscribe ?? noNews;
  return {
    pending: useSyncExternalStore(subscribe, () => queue?.pending() ?? none),
    rejected: useSyncExternalStore(subscribe, () => queue?.rejected() ?? none),
    retry: async (id) => queue?.retry(id),
    dismiss: async (id) => queue?.dismiss(id),
  };
}

const onNetwork = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

export const useIsOnline = (): boolean => useSyncExternalStore(onNetwork, () => navigator.onLine);
