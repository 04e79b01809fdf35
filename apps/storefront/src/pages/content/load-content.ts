import type { Client } from '@relab/client';
import { getContentForSite, movedTo } from '@relab/client/content';
import type { Content } from '@relab/contract/content';
import { Redirect } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';

/** A content by its key or URL name. An alias that it has left leads to where it is, for good. */
export async function loadContent(client: Client, contentKeyOrId: string): Promise<Content> {
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
