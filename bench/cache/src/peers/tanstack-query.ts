import { QueryClient, QueryObserver } from '@tanstack/query-core';
import { uiPeer } from '../peer.ts';

const staleTime = Number.POSITIVE_INFINITY;

/** TanStack Query, which keeps each answer in one piece; the records for observers are put under keys of their own. */
export const peer = uiPeer(() => {
  const client = new QueryClient();
  return {
    takeIn: (page) => void client.setQueryData(['page'], page),
    read: () => client.getQueryData(['page']),
    spread({ records }) {
      for (const record of records) client.setQueryData(['item', record.id], record);
    },
    observe(id, called) {
      const options = { queryKey: ['item', id], staleTime, notifyOnChangeProps: ['data' as const] };
      new QueryObserver(client, options).subscribe(called);
    },
    takeAnswer: (key, answer) => void client.setQueryData([key], answer),
    takeItem: (item) => void client.setQueryData(['item', item.id], item),
  };
});
