import type { Head } from '@relab/pages';
import { isFields } from '@relab/toolkit/page';
import { seoOf } from '@relab/toolkit/seo-assistant';
import { authoredHead } from '../document/authored-head.ts';
import type { LoadedView } from './load-view.ts';

/**
 * S-035: the metadata of the view's search-engine assistant for the document's head; where it has none, that of the record
 * or content that the view shows, and the view's own title. What its author wrote of the page itself comes before all that.
 */
export function viewHead({ view, data, seo: loaded }: LoadedView): Head {
  const seo = seoOf(view, data);
  const own = isFields(view) && typeof view.title === 'string' ? view.title : '';
  const { title, description, customHeadTags = '' } = loaded?.head ?? {};
  return {
    ...loaded?.head,
    title: seo?.pageTitle || title || own,
    description: seo?.description || description,
    customHeadTags: customHeadTags + (seo?.customHeadTags ?? ''),
    ...authoredHead(isFields(view) ? view.head : undefined),
  };
}
