import type { Context } from '@relab/server/http';
import { newId } from '@relab/server/http';
import { insertRows } from './insert-rows.ts';

export interface ClerkTask {
  readonly subject: string;
  readonly description: string;
  readonly orderId: string;
  readonly accountId: string | null;
}

/** Creates a task about an order for the clerks, within the caller's transaction. */
export async function createClerkTask(
  { database, now }: Pick<Context, 'database' | 'now'>,
  { subject, description, orderId, accountId }: ClerkTask,
): Promise<void> {
  const row = {
    id: newId('00T'),
    subject: subject.slice(0, 255),
    description,
    priority: 'High' as const,
    what_id: orderId,
    account_id: accountId,
    activity_date: now().toISOString().slice(0, 10),
  };
  await insertRows({ database, now, principal: { kind: 'guest' } }, 'task', [row]);
}
