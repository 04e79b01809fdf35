import { createClient } from '@relab/client';
import { queueWrites } from '@relab/client/offline';
import { indexedRows, persist } from '@relab/client/persistence';
import { getRecord, updateRecord } from '@relab/client/records';
import { shareTabs } from '@relab/client/tabs';
import { rowFaults } from '@relab/client/testing';

/** A page whose client keeps what it reads, shares it with other tabs and lets writes wait. */
function start() {
  const owner = { user: new URLSearchParams(location.search).get('user') ?? 'ann', org: 'first' };
  const config = { recordId: '001000000000001AAA', fields: ['Account.Name'] };
  const client = createClient({ fetch: (url, init) => fetch(url, init) });
  const kept = persist(client, { ...owner, delay: 50 });
  const queue = queueWrites(client, { ...owner, onSignOut: () => 'discard' });
  shareTabs(client, owner);
  const disk = indexedRows('reads');
  const shown = () => getRecord.peek(client, config).data?.fields.Name?.value;
  return {
    ready: Promise.all([kept.ready, queue.ready]),
    shown,
    read: async () => (await getRecord(client, config)).fields.Name?.value,
    observe: () => {
      getRecord.observe(client, config, () => {});
    },
    rename: async (name: string) => {
      await updateRecord(client, { recordId: config.recordId, fields: { Name: name } });
      return shown();
    },
    flush: () => kept.flush(),
    /** How many rows are on the disk. */
    rows: async () => (await disk.all(JSON.stringify([owner.org, owner.user]))).length,
    waiting: () => queue.pending().length,
    signOut: () => client.emit({ type: 'user', at: Date.now() }),
    requests: () => client.counters().requests,
    rowFaults: () => rowFaults(indexedRows('reads', { database: 'rows' })),
  };
}

export type StoredPage = ReturnType<typeof start>;

declare global {
  interface Window {
    stored: StoredPage;
  }
}

window.stored = start();
