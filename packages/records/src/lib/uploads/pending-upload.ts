import { createHash, randomBytes } from 'node:crypto';
import { pictureKeptHours } from '@relab/contract/records';
import type { Database, Row } from '@relab/database';
import { ApiError, type Context, ensureGuestKey } from '@relab/server/http';
import type { Principal } from '@relab/server/principal';
import { sql } from 'kysely';
import { deleteFile, linkFile } from '../files/store-file.ts';

const hashOf = (reference: string): string => createHash('sha256').update(reference).digest('base64url');

const hour = 3_600_000;

/** Notes whose a kept file is until its form comes; answers what its holder names it by. */
export async function createPendingUpload(context: Context, documentId: string): Promise<string> {
  const reference = randomBytes(24).toString('base64url');
  const { principal } = context;
  const isUser = principal.kind === 'user';
  const expires = new Date(context.now().getTime() + pictureKeptHours * hour);
  await context.database
    .insertInto('pending_upload')
    .values({
      key_hash: hashOf(reference),
      content_document_id: documentId,
      owner_id: isUser ? principal.userId : null,
      guest_key: isUser ? principal.guestKey : ensureGuestKey(context),
      expires_at: expires,
    })
    .execute();
  return reference;
}

/** Theirs by their account or by their browser: somebody may sign in while a form is open. */
const heldBy = (principal: Principal) => sql`
  (owner_id = ${principal.kind === 'user' ? principal.userId : null} or guest_key = ${principal.guestKey})`;

/** The version of the file behind a reference; undefined where it is another's, used or too old. */
export async function findPendingUpload(
  { database, principal, now }: Pick<Context, 'database' | 'principal' | 'now'>,
  reference: string,
): Promise<string | undefined> {
  const { rows } = await sql<Row<'content_version', 'id'>>`
    select v.id from pending_upload p
    join content_version v on v.content_document_id = p.content_document_id and v.is_latest
    where p.key_hash = ${hashOf(reference)} and p.expires_at > ${now()} and ${heldBy(principal)}`.execute(
    database,
  );
  return rows[0]?.id;
}

/**
 * Links files that wait to a record, in their order, within the caller's transaction; none of them waits any longer then.
 * Throws where one is another's, used or too old, and says which.
 */
export async function claimPendingUploads(
  { database, principal, now }: Pick<Context, 'database' | 'principal' | 'now'>,
  references: readonly string[],
  recordId: string,
): Promise<void> {
  const { rows } = await sql<Row<'pending_upload', 'key_hash' | 'content_document_id'>>`
    delete from pending_upload
    where key_hash = any (${references.map(hashOf)}::text[]) and expires_at > ${now()} and ${heldBy(principal)}
    returning key_hash, content_document_id`.execute(database);
  const documents = new Map(rows.map((row) => [row.key_hash, row.content_document_id]));
  const began = now().getTime();
  for (const [at, reference] of references.entries()) {
    const key = hashOf(reference);
    const documentId = documents.get(key);
    documents.delete(key);
    if (documentId === undefined)
      throw new ApiError(
        'INVALID_INPUT',
        `Picture ${at + 1} is not there any more: pictures wait a day for their form. Choose it again.`,
        { fields: ['pictures'] },
      );
    // Links are read in the order in which they were made.
    await linkFile({ database, now: () => new Date(began + at) }, documentId, recordId);
  }
}

/** Forgets files whose form never came; answers whose bytes may go once that is committed. */
export async function deleteExpiredUploads(database: Database, now: Date): Promise<readonly string[]> {
  const rows = await database
    .deleteFrom('pending_upload')
    .where('expires_at', '<=', now)
    .returning('content_document_id as id')
    .execute();
  const gone: string[] = [];
  for (const { id } of rows) gone.push(...(await deleteFile(database, id)));
  return gone;
}
