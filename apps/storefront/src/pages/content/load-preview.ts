import { getContentPreview, getManagedContentForSite } from '@relab/client/content';
import { autosaveVersion, type ContentPreview } from '@relab/contract/content';
import { NotFound, Redirect } from '@relab/pages';
import { hasStatusOrCode } from '../../form/call-error.ts';
import { hrefOf } from '../../href.ts';
import { contentLanguage } from '../../language/language.ts';
import type { PageContext } from '../../page.ts';
import { routes } from '../../routes.ts';
import { openArranged } from './open-arranged.ts';
import { type ArrangedPage, type EndedPreview, type PageContent, viewType } from './page-content.ts';

type Version = Pick<
  ContentPreview,
  'contentBody' | 'contentKey' | 'contentType' | 'title' | 'urlName' | 'versionNumber' | 'status' | 'language'
> & { readonly expirationDate?: string };

async function shown(context: PageContext, version: Version): Promise<PageContent | ArrangedPage> {
  const { contentBody, contentKey, title, urlName, contentType } = version;
  const { versionNumber, status, language, expirationDate } = version;
  const preview = { versionNumber, status, language, expirationDate };
  const content = { contentBody, contentKey, title, urlName, preview };
  if (contentType.fullyQualifiedName !== viewType) return content;
  return await openArranged(context, content);
}

/** S-085: a version, for signed-in users who may read it. */
export async function loadVersion(
  context: PageContext,
  contentKeyOrId: string,
  contentVersion: string,
): Promise<PageContent | ArrangedPage> {
  const { pathname, search } = context.url;
  // The id of a version belongs to one language.
  const language = contentVersion === autosaveVersion ? contentLanguage : undefined;
  try {
    const name = { contentKeyOrId, contentVersion, language };
    return await shown(context, await getManagedContentForSite(context.client, name));
  } catch (error) {
    // Guests are asked to sign in; for all others what they may not read does not exist.
    if (hasStatusOrCode(error, 403))
      throw new Redirect(hrefOf(routes.login, undefined, { next: pathname + search }));
    if (hasStatusOrCode(error, 404)) throw new NotFound();
    throw error;
  }
}

/** The version behind a preview link, for everybody with the link. */
export async function loadByLink(
  context: PageContext,
  contentKeyOrId: string,
  previewKey: string,
): Promise<PageContent | ArrangedPage | EndedPreview> {
  try {
    return await shown(context, await getContentPreview(context.client, { contentKeyOrId, previewKey }));
  } catch (error) {
    if (hasStatusOrCode(error, 410)) return { ended: 'over' };
    // 400 is for what is too long or too short to be a key.
    if (hasStatusOrCode(error, 403) || hasStatusOrCode(error, 400)) return { ended: 'unknown' };
    throw error;
  }
}
