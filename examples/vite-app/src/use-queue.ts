import { queueWrites, type WriteQueue } from '@relab/client/offline';
import { useClient } from '@relab/react';
import { useEffect, useState } from 'react';

/** Without a network writes of this user wait on the disk, are shown as if they were done, and are sent later. */
export function useQueue(user: string): WriteQueue | undefined {
  const client = useClient();
  const [queue, setQueue] = useState<WriteQueue>();
  useEffect(() => {
    const opened = queueWrites(client, { user, org: location.host });
    setQueue(opened);
    return () => opened.end();
  }, [client, user]);
  return queue;
}
