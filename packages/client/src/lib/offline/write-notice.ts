import { isRecord } from '@relab/store';
import type { Client } from '../client/client.ts';
import { forgetRecord } from '../records/forget-record.ts';
import { ingestWritten } from '../records/ingested-records.ts';
import { expireWritten } from '../records/written-without-body.ts';
import type { QueueState } from './queue-rows.ts';
import { type QueuedWrite, readWrite } from './queued-write.ts';

/** The message of the tab that sends to the others: a write, and the server's response to it. */
export interface WriteNotice {
  readonly write: QueuedWrite;
  readonly response: unknown;
}

interface IngestedNotice extends WriteNotice {
  /** Of the record that was answered. */
  readonly id: string | undefined;
}

/** Ingests what another tab was answered, as the write itself would; undefined where it is no write that waits here. */
export function ingestNotice(
  client: Client,
  { writes }: QueueState,
  value: unknown,
): IngestedNotice | undefined {
  const { write, response } = Object(value) as { readonly write?: unknown; readonly response?: unknown };
  const id = readWrite(write)?.id;
  const cached = writes.find((one) => one.id === id);
  if (!cached) return undefined;
  const { recordId } = cached.config;
  if (isRecord(response)) ingestWritten(client, response);
  else if (cached.call === 'deleteRecord') forgetRecord(client, String(recordId));
  else if (cached.call === 'updateRecord') expireWritten(client, String(recordId));
  return { write: cached, response, id: isRecord(response) ? response.id : undefined };
}
