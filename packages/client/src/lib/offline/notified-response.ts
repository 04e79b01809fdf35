import { isRecord } from '@relab/store';
import type { Client } from '../client/client.ts';
import { forgetRecord } from '../records/forget-record.ts';
import { ingestWritten } from '../records/ingested-records.ts';
import { expireWritten } from '../records/written-without-body.ts';
import type { QueueState } from './queue-rows.ts';
import { type QueuedWrite, readWrite } from './queued-write.ts';

/** What the tab that sends tells the others: a write, and what the server has answered it. */
export interface Told {
  readonly write: QueuedWrite;
  readonly answer: unknown;
}

interface TakenAnswer extends Told {
  /** Of the record that was answered. */
  readonly id: string | undefined;
}

/** Takes in what another tab was answered, as the write itself would; undefined where it is no write that waits here. */
export function takeTold(client: Client, { writes }: QueueState, value: unknown): TakenAnswer | undefined {
  const { write, answer } = Object(value) as { readonly write?: unknown; readonly answer?: unknown };
  const id = readWrite(write)?.id;
  const held = writes.find((one) => one.id === id);
  if (!held) return undefined;
  const { recordId } = held.config;
  if (isRecord(answer)) ingestWritten(client, answer);
  else if (held.call === 'deleteRecord') forgetRecord(client, String(recordId));
  else if (held.call === 'updateRecord') expireWritten(client, String(recordId));
  return { write: held, answer, id: isRecord(answer) ? answer.id : undefined };
}
