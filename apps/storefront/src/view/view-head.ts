import { isFields } from '@relab/toolkit/page';
import { seoOf } from '@relab/toolkit/seo-assistant';
import type { Head } from '../frame/page.ts';
import type { LoadedView } from './load-view.ts';

/** S-035: what the view's search-engine assistant says of the document's head; the title is the view's own where it says none. */
export function viewHead({ view, data }: LoadedView): Head {
  const seo = seoOf(view, data);
  const own = isFields(view) && typeof view.title === 'string' ? view.title : '';
  return { title: seo?.pageTitle || own, description: seo?.description || undefined };
}
