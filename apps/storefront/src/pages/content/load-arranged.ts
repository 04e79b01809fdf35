import { authoredHead } from '../../document/authored-head.ts';
import { hrefOf } from '../../href.ts';
import type { PageContext } from '../../page.ts';
import { routes } from '../../routes.ts';
import { blockStyles } from '../../view/block-styles.ts';
import { bindView } from '../../view/load-view.ts';
import { viewHead } from '../../view/view-head.ts';
import type { ArrangedPage, PageContent } from './page-content.ts';

/**
 * A page that was arranged of blocks, with what it is bound to. In preview mode with `design=true` each block is marked, for
 * the editor that shows the page. Only the server has its code.
 */
export async function loadArranged(context: PageContext, content: PageContent): Promise<ArrangedPage> {
  const { contentBody, contentKey, title, urlName, preview } = content;
  // What is not published has no metadata of its own.
  const loaded = await bindView(preview ? { ...context, params: {} } : context, contentBody);
  const head = viewHead(loaded);
  const written = authoredHead(contentBody.head);
  const shared = { title: head.title || title, style: blockStyles(loaded.view) };
  if (preview)
    return {
      loaded,
      isMarked: context.url.searchParams.get('design') === 'true',
      head: { ...shared, noIndex: true, isFramedBySite: true },
    };
  const canonical = written.canonical ?? hrefOf(routes.content, { contentKey: urlName ?? contentKey });
  return { loaded, head: { ...head, ...shared, canonical } };
}
