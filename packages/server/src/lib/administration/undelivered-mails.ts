import type { UndeliveredMails } from '@relab/contract/administration';
import type { Database, Row } from '@relab/database';
import { sql } from 'kysely';
import { pageOf, readEntry } from './keyset.ts';
import { withoutSecrets } from './without-secrets.ts';

interface MailRow extends Row<'job', 'id' | 'status' | 'attempts' | 'run_at' | 'created_at' | 'error'> {
  readonly entered: string;
  readonly to: string | null;
  readonly subject: string | null;
}

/** Mails that are given up, or whose attempts failed so far; never what they say. */
export async function readUndelivered(
  database: Database,
  {
    pageSize = 50,
    pageToken,
  }: { readonly pageSize?: number | undefined; readonly pageToken?: string | undefined },
): Promise<UndeliveredMails> {
  const after = readEntry(pageToken);
  const { rows } = await sql<MailRow>`
    select id, entered::text as entered, status, attempts, run_at, created_at, error, payload->>'to' as "to",
      payload->>'subject' as subject
    from job where kind = 'mail' and status in ('Pending', 'Failed') and error is not null
      and ${after === undefined ? sql`true` : sql`entered < ${after}::bigint`}
    order by entered desc limit ${pageSize + 1}`.execute(database);
  const { page, nextPageToken } = pageOf(rows, pageSize);
  const mails = page.map((row) => ({
    jobId: row.id,
    to: row.to ?? '',
    subject: row.subject ?? '',
    status: row.status,
    attempts: row.attempts,
    runAt: row.run_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    error: row.error === null ? null : withoutSecrets(row.error),
  }));
  return { count: mails.length, mails, nextPageToken };
}
