import { createHash, randomBytes } from 'node:crypto';
import { pictureKeptHours } from '@relab/contract/records';
import type { Database } from '@relab/database';
import { type Context, ensureGuestKey } from '@relab/server/http';
import type { Principal } from '@relab/server/principal';
import { type SqlBool, sql } from 'kysely';
import { invalidInput } from '../errors.ts';
import { deleteFile, linkFile } from '../files/store-file.ts';

const hashOf = (reference: string): string => createHash('sha256').update(reference).digest('base64url');

const hour = 3_600_000;
/** Rows of one transaction. */
const maxPurged = 500;

/** Stores whose a file is until its form is sent; returns the reference under which its owner names it. */
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

/** Theirs by account or by browser: people may sign in while a form is open. */
const isOwnedBy = (principal: Principal, alias = 'pending_upload') => sql<SqlBool>`
  (${sql.ref(`${alias}.owner_id`)} = ${principal.kind === 'user' ? principal.userId : null}
    or ${sql.ref(`${alias}.guest_key`)} = ${principal.guestKey})`;

/** The version of the file behind a reference; undefined where it is another's, used or expired. */
export async function findPendingUpload(
  { database, principal, now }: Pick<Context, 'database' | 'principal' | 'now'>,
  reference: string,
): Promise<string | undefined> {
  const version = await database
    .selectFrom('pending_upload as p')
    .innerJoin('content_version as v', 'v.content_document_id', 'p.content_document_id')
    .select('v.id')
    .where('p.key_hash', '=', hashOf(reference))
    .where('p.expires_at', '>', now())
    .where(sql<SqlBool>`v.is_latest`)
    .where(isOwnedBy(principal, 'p'))
    .executeTakeFirst();
  return version?.id;
}

/**
 * Links files that wait to a record, in their order, within the caller's transaction; none of them waits any longer then.
 * Throws where one is another user's, used or expired, and names it.
 */
export async function claimPendingUploads(
  { database, principal, now }: Pick<Context, 'database' | 'principal' | 'now'>,
  references: readonly string[],
  recordId: string,
): Promise<void> {
  const rows = await database
    .deleteFrom('pending_upload')
    .where('key_hash', '=', sql<string>`any(${references.map(hashOf)}::text[])`)
    .where('expires_at', '>', now())
    .where(isOwnedBy(principal))
    .returning(['key_hash', 'content_document_id'])
    .execute();
  const documents = new Map(rows.map((row) => [row.key_hash, row.content_document_id]));
  const began = now().getTime();
  for (const [at, reference] of references.entries()) {
    const key = hashOf(reference);
    const documentId = documents.get(key);
    documents.delete(key);
    if (documentId === undefined)
      throw invalidInput(
        `Picture ${at + 1} is not there any more: pictures wait a day for their form. Choose it again.`,
        'pictures',
      );
    // Links are read in the order in which they were made.
    await linkFile({ database, now: () => new Date(began + at) }, documentId, recordId);
  }
}

/** Deletes files whose form was never sent; returns whose bytes may be removed once that is committed. */
export async function deleteExpiredUploads(database: Database, now: Date): Promise<readonly string[]> {
  const rows = await database
    .deleteFrom('pending_upload')
    .where('key_hash', 'in', (from) =>
      from
        .selectFrom('pending_upload')
        .select('key_hash')
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(maxPurged)
        .forUpdate()
        .skipLocked(),
    )
    .returning('content_document_id as id')
    .execute();
  const removable: string[] = [];
  for (const { id } of rows) removable.push(...(await deleteFile(database, id)));
  return removable;
}
