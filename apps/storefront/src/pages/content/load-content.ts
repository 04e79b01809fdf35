import type { Client } from '@relab/client';
import { getContentForSite, getManagedContentForSite, movedTo } from '@relab/client/content';
import type { Content, ContentDocument } from '@relab/contract/content';
import { isAnsweredWith } from '../../buying/refused.ts';
import { NotFound, Redirect } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';
import { previewModeOf } from '../../view/preview-mode.ts';

/** What the page shows of a content, as it is delivered or as an author wrote it. */
export type ShownContent = Pick<Content, 'contentBody' | 'contentKey' | 'title' | 'urlName'> & {
  /** Of a version that is looked at before it is published. */
  readonly preview?: Pick<ContentDocument, 'versionNumber' | 'status' | 'language'>;
};

/**
 * A content by its key or URL name. In preview mode a version of it (S-085), for whoever may read that; otherwise what is
 * delivered (S-086). An alias that it has left leads to where it is, for good.
 */
export async function loadContent(client: Client, contentKeyOrId: string, url: URL): Promise<ShownContent> {
  const { isPreview, mcVersionId } = previewModeOf(url);
  if (isPreview && mcVersionId !== undefined) return loadVersion(client, contentKeyOrId, mcVersionId, url);
  try {
    return await getContentForSite(client, { contentKeyOrId });
  } catch (error) {
    const to = movedTo(error);
    if (!to) throw error;
    const href =
      'redirectUrl' in to ? to.redirectUrl : hrefOf(routes.content, { contentKey: to.contentKeyOrUrlName });
    throw new Redirect(href, true);
  }
}

async function loadVersion(
  client: Client,
  contentKeyOrId: string,
  contentVersion: string,
  { pathname, search }: URL,
): Promise<ShownContent> {
  try {
    const document = await getManagedContentForSite(client, { contentKeyOrId, contentVersion });
    const { contentBody, contentKey, title, urlName, versionNumber, status, language } = document;
    return { contentBody, contentKey, title, urlName, preview: { versionNumber, status, language } };
  } catch (error) {
    // Guests are asked who they are; to everybody else what they may not read is not there.
    if (isAnsweredWith(error, 403))
      throw new Redirect(hrefOf(routes.login, undefined, { next: pathname + search }));
    if (isAnsweredWith(error, 404)) throw new NotFound();
    throw error;
  }
}
