import type { Client } from '@relab/client';
import { getContentPreview, getManagedContentForSite } from '@relab/client/content';
import type { ContentPreview } from '@relab/contract/content';
import { NotFound, Redirect } from '@relab/pages';
import { hasStatusOrCode } from '../../form/call-error.ts';
import { hrefOf } from '../../href.ts';
import { routes } from '../../routes.ts';
import type { EndedPreview, PageContent } from './page-content.ts';

type Version = Pick<
  ContentPreview,
  'contentBody' | 'contentKey' | 'title' | 'urlName' | 'versionNumber' | 'status' | 'language'
> & { readonly expirationDate?: string };

const shown = ({
  contentBody,
  contentKey,
  title,
  urlName,
  versionNumber,
  status,
  language,
  expirationDate,
}: Version): PageContent => ({
  contentBody,
  contentKey,
  title,
  urlName,
  preview: { versionNumber, status, language, expirationDate },
});

/** S-085: a version, for signed-in users who may read it. */
export async function loadVersion(
  client: Client,
  contentKeyOrId: string,
  contentVersion: string,
  { pathname, search }: URL,
): Promise<PageContent> {
  try {
    return shown(await getManagedContentForSite(client, { contentKeyOrId, contentVersion }));
  } catch (error) {
    // Guests are asked who they are; to everybody else what they may not read is not there.
    if (hasStatusOrCode(error, 403))
      throw new Redirect(hrefOf(routes.login, undefined, { next: pathname + search }));
    if (hasStatusOrCode(error, 404)) throw new NotFound();
    throw error;
  }
}

/** The version behind a preview link, for everybody with the link. */
export async function loadByLink(
  client: Client,
  contentKeyOrId: string,
  previewKey: string,
): Promise<PageContent | EndedPreview> {
  try {
    return shown(await getContentPreview(client, { contentKeyOrId, previewKey }));
  } catch (error) {
    if (hasStatusOrCode(error, 410)) return { ended: 'over' };
    // 400 is for what is too long or too short to be a key.
    if (hasStatusOrCode(error, 403) || hasStatusOrCode(error, 400)) return { ended: 'unknown' };
    throw error;
  }
}
