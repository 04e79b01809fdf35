import type { ConfigFor } from '@relab/contract';
import type { ContentPreview, getContentPreview } from '@relab/contract/content';
import type { Database } from '@relab/database';
import type { Context } from '@relab/server/http';
import { ApiError } from '@relab/server/http';
import { findPersonById } from '@relab/server/identity';
import type { User } from '@relab/server/principal';
import { hasRight } from '../../access/access.ts';
import { insufficientAccess } from '../../errors.ts';
import type { PreviewKeys } from '../../preview/preview-keys.ts';
import { draftViewer } from '../../preview/preview-media.ts';
import { representDocument } from '../content/document-row.ts';
import { fillDraft } from '../content/draft-body.ts';
import { findDocument } from '../content/require-document.ts';

/** Why it ended is not said: the holder of a link need not know who left, or what was deleted. */
const gone = (): ApiError =>
  new ApiError('GONE', 'This preview has ended. Whoever sent you the link can make another one.');

async function isOfSite(spaceId: string, siteId: string, database: Database): Promise<boolean> {
  const channel = await database
    .selectFrom('managed_content_space_channel as o')
    .innerJoin('managed_content_channel as h', 'h.id', 'o.channel_id')
    .select('h.id')
    .where('o.space_id', '=', spaceId)
    .where('h.site_id', '=', siteId)
    .executeTakeFirst();
  return channel !== undefined;
}

/** The author of the link, as they are now. Undefined for one who may no longer sign in. */
async function findAuthor(userId: string, database: Database): Promise<User | undefined> {
  const person = await findPersonById(database, userId);
  return person && { kind: 'user', guestKey: null, ...person };
}

/**
 * The version that a link was made for, for every holder of the link, as long as its author may still write it and the site is
 * one of its space. It shows no other version and no other content.
 */
export async function openPreview(
  { siteId = '', contentKeyOrId, previewKey }: ConfigFor<typeof getContentPreview>,
  { database, now }: Context,
  keys: PreviewKeys,
): Promise<ContentPreview> {
  const grant = keys.read(previewKey);
  if (!grant) throw insufficientAccess('This is no link to a preview, or a part of it is missing.');
  if (grant.expires <= now()) throw gone();
  const principal = await findAuthor(grant.userId, database);
  if (!principal) throw gone();
  const name = { contentKeyOrId, contentVersion: grant.versionId };
  const row = await findDocument(name, principal, database);
  if (!row || !hasRight(row, 'write') || !(await isOfSite(row.space_id, siteId, database))) throw gone();
  const contentBody = await fillDraft(database, row.body, draftViewer(keys, { principal, now }));
  const document = representDocument(row);
  return {
    contentBody,
    contentKey: document.contentKey,
    contentType: document.contentType,
    expirationDate: grant.expires.toISOString(),
    language: document.language,
    managedContentVersionId: document.managedContentVersionId,
    status: document.status,
    title: document.title,
    urlName: document.urlName,
    versionNumber: document.versionNumber,
  };
}
