import type { Context } from '@relab/server/http';
import { enqueue, jobKind } from '@relab/server/jobs';

type Told = Pick<Context, 'database' | 'now'>;

/** Asks those who can decide. */
export const asked = jobKind<{ readonly approvalId: string }>('approval asked');
/** Notifies the buyer of a decision. */
export const decided = jobKind<{ readonly approvalId: string }>('approval decided');

/** Has those told who can decide, once the caller's transaction is committed. */
export async function tellApprovers({ database, now }: Told, approvalId: string): Promise<void> {
  await enqueue(database, asked, { approvalId }, { at: now() });
}

/** Reminds those who can decide. */
export const reminded = jobKind<{ readonly approvalId: string }>('approval reminder');
const day = 86_400_000;

/** Has those reminded who can decide, a day before the items are reserved no more; not where that is a day at most. */
export async function remindApprovers(
  { database, now }: Told,
  approvalId: string,
  reservedDays: number,
): Promise<void> {
  if (reservedDays < 2) return;
  const runAt = new Date(now().getTime() + (reservedDays - 1) * day);
  await enqueue(database, reminded, { approvalId }, { at: now(), runAt });
}

/** Has the buyer told what was decided, once the caller's transaction is committed. */
export async function tellBuyer({ database, now }: Told, approvalId: string): Promise<void> {
  await enqueue(database, decided, { approvalId }, { at: now() });
}
