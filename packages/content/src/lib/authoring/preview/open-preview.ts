import type { ContentPreview } from '@relab/contract/content';
import type { Database } from '@relab/database';
import type { Context } from '@relab/server/http';
import { ApiError } from '@relab/server/http';
import { findPersonById } from '@relab/server/identity';
import type { User } from '@relab/server/principal';
import { sql } from 'kysely';
import { hasRight } from '../../access/access.ts';
import type { PreviewKeys } from '../../preview/preview-keys.ts';
import { draftViewer } from '../../preview/preview-media.ts';
import { type DocumentRow, representDocument } from '../content/document-row.ts';
import { fillDraft } from '../content/draft-body.ts';
import { findDocument } from '../content/find-document.ts';

export interface PreviewQuestion {
  readonly siteId: string;
  readonly contentKeyOrId: string;
  readonly previewKey: string;
}

/** Why it ended is not told: who holds a link need not know who left, or what was deleted. */
const gone = (): ApiError =>
  new ApiError('GONE', 'This preview has ended. Whoever sent you the link can make another one.');

async function isOfSite(spaceId: string, siteId: string, database: Database): Promise<boolean> {
  const { rows } = await sql`
    select 1 from managed_content_space_channel o join managed_content_channel h on h.id = o.channel_id
    where o.space_id = ${spaceId} and h.site_id = ${siteId}`.execute(database);
  return rows.length > 0;
}

/** Whoever made the link, as they are now. Undefined for who may no longer sign in. */
async function whoMade(userId: string, database: Database): Promise<User | undefined> {
  const person = await findPersonById(database, userId);
  return person && { kind: 'user', guestKey: null, ...person };
}

/**
 * The version that a link was made for, to whoever holds it, as long as whoever made it may still write it and the site is
 * one of its space. No other version and no other content is shown by it.
 */
export async function openPreview(
  { siteId, contentKeyOrId, previewKey }: PreviewQuestion,
  { database, now }: Context,
  keys: PreviewKeys,
): Promise<ContentPreview> {
  const grant = keys.read(previewKey);
  if (!grant)
    throw new ApiError('INSUFFICIENT_ACCESS', 'This is no link to a preview, or a part of it is missing.');
  if (grant.expires <= now()) throw gone();
  const principal = await whoMade(grant.userId, database);
  if (!principal) throw gone();
  const name = { contentKeyOrId, contentVersion: grant.versionId };
  const row: DocumentRow | undefined = await findDocument(name, principal, database);
  if (!row || !hasRight(principal, row, 'write') || !(await isOfSite(row.space_id, siteId, database)))
    throw gone();
  const contentBody = await fillDraft(database, row.body, draftViewer(keys, { principal, now }));
  const {
    contentKey,
    contentType,
    language,
    managedContentVersionId,
    status,
    title,
    urlName,
    versionNumber,
  } = representDocument(row);
  return {
    contentBody,
    contentKey,
    contentType,
    expirationDate: grant.expires.toISOString(),
    language,
    managedContentVersionId,
    status,
    title,
    urlName,
    versionNumber,
  };
}
