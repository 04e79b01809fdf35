import { recordsOf } from '@relab/store';
import type { Client } from '../client/client.ts';
import { layerFields } from '../records/optimistic-fields.ts';
import { showRecord } from '../records/provisional-record.ts';
import type { QueuedWrite } from './queued-write.ts';

type Values = Readonly<Record<string, unknown>>;

/** Shows queued writes as if they were done. */
export interface OptimisticWrites {
  /** Shows those that wait, in their order, and takes the rest off. */
  show(writes: readonly QueuedWrite[]): void;
  /** Removes one, with the server's response. The function that it returns is called when the lists are up to date. */
  takeOff(write: QueuedWrite, response?: unknown): () => void;
  clear(): void;
}

interface OptimisticWrite {
  /** The config as it is shown, as one text. */
  readonly config: string;
  readonly end: (response?: unknown) => unknown;
}

export function createOptimisticWrites(client: Client): OptimisticWrites {
  const shown = new Map<string, OptimisticWrite>();

  function put({ call, config, provisionalId, into }: QueuedWrite): OptimisticWrite['end'] {
    const { recordId, apiName, fields } = config;
    const values = Object(fields) as Values;
    if (call === 'createRecord')
      return showRecord(client, provisionalId ?? '', { apiName: String(apiName), fields: values }, into);
    if (call === 'updateRecord') {
      const end = layerFields(client, String(recordId), values);
      return (response) => end(response === null);
    }
    return recordsOf(client.store).hide(String(recordId));
  }

  function takeOff({ id }: QueuedWrite, response?: unknown): () => void {
    const rest = shown.get(id)?.end(response);
    shown.delete(id);
    return () => {
      if (typeof rest === 'function') rest();
    };
  }

  return {
    takeOff,
    show(writes) {
      const waiting = new Map(writes.filter(({ refusal }) => !refusal).map((write) => [write.id, write]));
      for (const [id, { end }] of shown) {
        if (waiting.has(id)) continue;
        end();
        shown.delete(id);
      }
      for (const write of waiting.values()) {
        const config = JSON.stringify(write.config);
        if (shown.get(write.id)?.config === config) continue;
        // The record that it was about has its own id now.
        takeOff(write);
        shown.set(write.id, { config, end: put(write) });
      }
    },
    clear() {
      for (const { end } of shown.values()) end();
      shown.clear();
    },
  };
}
