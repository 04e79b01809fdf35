import { getContentForSite, movedTo } from '@relab/client/content';
import type { Content } from '@relab/contract/content';
import { NotFound, Redirect } from '@relab/pages';
import { hrefOf } from '../../href.ts';
import { contentLanguage } from '../../language/language.ts';
import type { PageContext } from '../../page.ts';
import { routes } from '../../routes.ts';
import { previewModeOf } from '../../view/preview-mode.ts';
import { openArranged } from './open-arranged.ts';
import { type ArrangedPage, type EndedPreview, type PageContent, viewType } from './page-content.ts';

/** Parts of pages, which are no page by themselves. */
const parts = new Set(['sfdc_cms__collection', 'sfdc_cms__navigation']);

/** A content where its page is: a form has one of its own, and what is known by a name is nowhere under another one. */
function atItsPage(content: Content, requestedKey: string): Content {
  const { contentKey, contentType, managedContentId, urlName } = content;
  if (parts.has(contentType.fullyQualifiedName)) throw new NotFound();
  if (contentType.fullyQualifiedName === 'sfdc_cms__form')
    throw new Redirect(hrefOf(routes.form, { contentKey: urlName ?? contentKey }), true);
  // A document is its file.
  if (contentType.fullyQualifiedName === 'sfdc_cms__document')
    throw new Redirect(`/sfsites/c/cms/delivery/media/${encodeURIComponent(contentKey)}`);
  // By a name that it has in another language, or had.
  if (urlName !== null && ![contentKey, managedContentId, urlName].includes(requestedKey))
    throw new Redirect(hrefOf(routes.content, { contentKey: urlName }), true);
  return content;
}

/**
 * A content by its key or URL name. In preview mode a version of it (S-085), for whoever may read that or holds a link to it;
 * otherwise what is delivered (S-086). An alias that it has left leads to where it is, for good.
 */
export async function loadContent(
  context: PageContext,
  contentKeyOrId: string,
): Promise<PageContent | ArrangedPage | EndedPreview> {
  const { client, url } = context;
  const { isPreview, mcVersionId, previewKey } = previewModeOf(url);
  // Few ever look at a preview.
  if (isPreview && previewKey !== undefined)
    return (await import('./load-preview.ts')).loadByLink(context, contentKeyOrId, previewKey);
  if (isPreview && mcVersionId !== undefined)
    return (await import('./load-preview.ts')).loadVersion(context, contentKeyOrId, mcVersionId);
  try {
    const content = await getContentForSite(client, { contentKeyOrId, language: contentLanguage });
    const shown = atItsPage(content, contentKeyOrId);
    if (content.contentType.fullyQualifiedName !== viewType) return shown;
    // The view that the home page is has its page there.
    if (content.contentKey === context.settings.homeView) throw new Redirect(hrefOf(routes.home), true);
    return await openArranged(context, shown);
  } catch (error) {
    const to = movedTo(error);
    if (!to) throw error;
    const href =
      'redirectUrl' in to ? to.redirectUrl : hrefOf(routes.content, { contentKey: to.contentKeyOrUrlName });
    throw new Redirect(href, true);
  }
}
